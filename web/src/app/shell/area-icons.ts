import type { Area } from "@crewline/domain/kernel/access/area";
import AccessTime from "@mui/icons-material/AccessTime";
import Assessment from "@mui/icons-material/AssessmentOutlined";
import CalendarMonth from "@mui/icons-material/CalendarMonthOutlined";
import Checklist from "@mui/icons-material/Checklist";
import CreditCard from "@mui/icons-material/CreditCardOutlined";
import Domain from "@mui/icons-material/DomainOutlined";
import History from "@mui/icons-material/History";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import ManageAccounts from "@mui/icons-material/ManageAccountsOutlined";
import NotificationsNone from "@mui/icons-material/NotificationsNone";
import Payments from "@mui/icons-material/PaymentsOutlined";
import People from "@mui/icons-material/PeopleOutlined";
import Place from "@mui/icons-material/PlaceOutlined";
import Settings from "@mui/icons-material/SettingsOutlined";
import ViewWeek from "@mui/icons-material/ViewWeekOutlined";

export const areaIcons = {
  home: HomeIcon,
  templates: Checklist,
  schedules: ViewWeek,
  calendar: CalendarMonth,
  timeEntries: AccessTime,
  alerts: NotificationsNone,
  reports: Assessment,
  employees: People,
  wageChanges: Payments,
  locations: Place,
  users: ManageAccounts,
  subscription: CreditCard,
  companyOptions: Domain,
  timeEntryAudits: History,
  settings: Settings,
} satisfies Record<Area, typeof HomeIcon>;

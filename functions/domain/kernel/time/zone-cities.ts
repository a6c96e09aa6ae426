/** Cities that people look for and that name no zone of their own, by their zone. */
const rows: Readonly<Record<string, string>> = {
  "America/Los_Angeles":
    "Seattle, San Francisco, San Diego, San Jose, Portland, Las Vegas, Sacramento, Oakland, Fresno, Spokane",
  "America/Denver":
    "Salt Lake City, Albuquerque, Colorado Springs, El Paso, Santa Fe, Billings, Cheyenne",
  "America/Phoenix": "Tucson, Mesa, Scottsdale, Arizona",
  "America/Chicago":
    "Dallas, Houston, Austin, San Antonio, Minneapolis, St. Louis, Kansas City, Nashville, New Orleans, Milwaukee, Memphis, Oklahoma City, Omaha, Madison",
  "America/New_York":
    "Boston, Miami, Atlanta, Washington, Philadelphia, Charlotte, Orlando, Tampa, Cleveland, Columbus, Pittsburgh, Baltimore, Raleigh, Jacksonville, Cincinnati, Buffalo",
  "America/Toronto": "Ottawa, Montreal, Quebec City, Hamilton, Mississauga",
  "America/Edmonton": "Calgary",
  "America/Vancouver": "Victoria, Surrey",
  "America/Regina": "Saskatoon",
  "America/Sao_Paulo": "Rio de Janeiro, Brasília, Belo Horizonte, Curitiba, Porto Alegre",
  "America/Mexico_City": "Guadalajara, Puebla, León",
  "America/Bogota": "Medellín, Cali",
  "Europe/London": "Manchester, Birmingham, Edinburgh, Glasgow, Leeds, Bristol, Cardiff, Belfast",
  "Europe/Dublin": "Cork, Galway",
  "Europe/Berlin":
    "Munich, München, Hamburg, Cologne, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Hannover, Nuremberg",
  "Europe/Vienna": "Wien, Graz, Linz, Salzburg, Innsbruck",
  "Europe/Zurich": "Zürich, Geneva, Basel, Bern, Lausanne",
  "Europe/Paris": "Lyon, Marseille, Toulouse, Nice, Bordeaux, Lille, Strasbourg",
  "Europe/Madrid": "Barcelona, Valencia, Seville, Bilbao, Málaga",
  "Europe/Rome": "Milan, Naples, Turin, Florence, Bologna",
  "Europe/Lisbon": "Porto",
  "Europe/Amsterdam": "Rotterdam, The Hague, Utrecht, Eindhoven",
  "Europe/Brussels": "Antwerp, Ghent, Liège",
  "Europe/Warsaw": "Kraków, Wrocław, Gdańsk, Poznań, Łódź",
  "Europe/Stockholm": "Gothenburg, Malmö",
  "Europe/Copenhagen": "Aarhus, Odense",
  "Europe/Oslo": "Bergen, Trondheim",
  "Europe/Helsinki": "Tampere, Turku",
  "Europe/Prague": "Brno, Ostrava",
  "Europe/Athens": "Thessaloniki",
  "Europe/Istanbul": "Ankara, Izmir",
  "Asia/Kolkata":
    "Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Chennai, Hyderabad, Pune, Kolkata, Ahmedabad",
  "Asia/Shanghai": "Beijing, Shenzhen, Guangzhou, Chengdu, Hangzhou",
  "Asia/Tokyo": "Osaka, Kyoto, Yokohama, Nagoya, Sapporo",
  "Asia/Seoul": "Busan",
  "Asia/Dubai": "Abu Dhabi",
  "Asia/Riyadh": "Jeddah",
  "Asia/Jerusalem": "Tel Aviv, Haifa",
  "Asia/Karachi": "Lahore, Islamabad",
  "Asia/Ho_Chi_Minh": "Hanoi",
  "Asia/Manila": "Cebu, Davao",
  "Asia/Bangkok": "Chiang Mai, Phuket",
  "Australia/Sydney": "Canberra, Newcastle, Wollongong",
  "Australia/Brisbane": "Gold Coast, Cairns",
  "Australia/Melbourne": "Geelong",
  "Pacific/Auckland": "Wellington, Christchurch, Hamilton",
  "Africa/Johannesburg": "Cape Town, Durban, Pretoria",
  "Africa/Lagos": "Abuja",
};

/** Names under which browsers still list zones that the database calls otherwise. */
const formerNames: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
};

/** The further cities of a zone; none for most. */
export function citiesOfZone(zone: string): string[] {
  return rows[formerNames[zone] ?? zone]?.split(", ") ?? [];
}

/** Public mail providers: an address there says nothing about a company. */
const publicDomains: ReadonlySet<string> = new Set(
  [
    "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com",
    "yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com",
    "proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de t-online.de freenet.de",
    "mail.com zoho.com fastmail.com hey.com tutanota.com tuta.io yandex.com yandex.ru mail.ru",
    "qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net",
    "hotmail.co.uk hotmail.fr hotmail.it hotmail.es hotmail.de outlook.de outlook.fr live.co.uk",
    "yahoo.co.uk yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.co.in yahoo.co.jp yahoo.com.br",
    "orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it",
    "btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net bluewin.ch",
    "comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net",
    "rediffmail.com uol.com.br bol.com.br terra.com.br bigpond.com seznam.cz wp.pl o2.pl onet.pl",
  ].flatMap((line) => line.split(" ")),
);

/** Providers with an address book in every country: `yahoo.com.mx`, `hotmail.com.ar`. */
const publicNames = /^(?:yahoo|hotmail|outlook|live|msn|gmx|yandex)\.(?:com?\.)?[a-z]{2,3}$/u;

/**
 * The domain that an address shares with colleagues, in lower case; null for an address of a
 * public mail provider and for what is no address. Sub-domains are domains of their own.
 */
export function companyDomainOf(email: string): string | null {
  const parts = email.trim().toLowerCase().split("@");
  const [name, domain] = parts;
  if (parts.length !== 2 || name === "" || domain === undefined) return null;
  if (!/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/u.test(domain)) return null;
  return publicDomains.has(domain) || publicNames.test(domain) ? null : domain;
}

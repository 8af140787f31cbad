/** Zones that runtimes still list under a name that their people no longer use. */
const newNames: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The name that a zone has today. */
export function zoneOfToday(zone: string) {
  return Object.hasOwn(newNames, zone) ? (newNames[zone] ?? zone) : zone;
}

/** A zone as people look for it: "Kyiv (Europe)", so that typing a city finds it in a list. */
export function spokenZone(zone: string) {
  const parts = zoneOfToday(zone).replaceAll("_", " ").split("/");
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(", ")})`;
}

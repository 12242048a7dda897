/**
 * Whole years of age on a day; negative before birth. Both are days or moments, whose day in UTC counts. Who is born on
 * 29 February is a year older on 1 March of other years.
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5, 10) < dateOfBirth.slice(5, 10) ? years - 1 : years
}

/** Returns the year and month of an address; null if it names none, or one that does not exist. */
export function monthFromParams(params: {
  readonly year?: string | undefined
  readonly month?: string | undefined
}): { year: number; month: number } | null {
  const year = Number(params.year)
  const month = Number(params.month)
  const isMonth =
    Number.isInteger(year) && year >= 1900 && year <= 2199 && Number.isInteger(month) && month >= 1 && month <= 12
  return isMonth ? { year, month } : null
}

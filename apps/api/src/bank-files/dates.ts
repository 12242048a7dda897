/** Returns YYYY-MM-DD for a day that exists in the years 1900 to 2099, else null. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (year < 1900 || year > 2099 || month < 1 || month > 12 || day < 1) return null
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  if (day > days) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Expands two-digit years: 70 to 99 belong to the last century, as in spreadsheets and Quicken. Four digits stay. */
export function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return digits.length === 4 ? year : Number.NaN
  return year < 70 ? 2000 + year : 1900 + year
}

import { sampleFutures, sampleYears } from '../src/charts/retirement-savings/savings.fixture.ts'

/** Amounts that differ from version to version, so that an update has something to change. @param {number} version */
const wobble = (version) => 1 + 0.03 * Math.sin(version * 1.7)

/** Twelve months of income and spending, the last not over. @param {number} version */
export function barData(version) {
  return Array.from({ length: 12 }, (_, index) => ({
    year: 2026,
    month: index + 1,
    totalIncomes: Math.round(4862.74 * wobble(version + index) * 100) / 100,
    totalExpenses: Math.round(3641.92 * wobble(version * 2 + index * 3) * 100) / 100,
    transactionCount: 40 + index,
  }))
}

/** 71 years of a plan with the spread of its futures: a line between two bands. @param {number} version */
export function lineData(version) {
  const years = sampleYears(20, 90, 30_000 * wobble(version))
  return { years, futures: sampleFutures(years) }
}

/** The three lines that a library without bands draws of the same. @param {ReturnType<typeof lineData>} data */
export const threeLines = ({ years, futures }) =>
  years.map(({ age, balance }, index) => ({
    age,
    low: futures[index]?.p25 ?? 0,
    plan: balance,
    high: futures[index]?.p75 ?? 0,
  }))

export const size = { width: 584, height: 340 }

const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** @param {number} month 1 to 12 */
export const shortMonth = (month) => shortMonths[month - 1] ?? ''

export const colors = { income: '#1E7F9A', spending: '#CB7440', plan: '#0B5CAD', fan: '#4593D6', grid: '#E3E8ED' }

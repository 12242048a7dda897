import { addDays, daysInMonth, type IsoDate } from '@evenkeel/engine'
import { toSeededNumber } from './sandbox-institutions.ts'

/** One transaction at a bank of the sandbox. */
export interface WorldRow {
  /** The same for the same transaction on every read. */
  readonly key: string
  readonly accountKey: string
  readonly date: IsoDate
  readonly cents: number
  readonly description: string
  readonly categoryName: string | null
  /** Whether the row, a card's, is pending for some days before it is posted. */
  readonly pends: boolean
  /** The tip that a restaurant adds between the two. */
  readonly tipCents: number
}

type Plan = readonly [day: number, accountKey: string, cents: number, description: string, categoryName: string | null]

/**
 * Recurring on the same day of every month, to the cent: pay, rent, and both sides of each transfer between own
 * accounts.
 */
const monthly: readonly Plan[] = [
  [1, 'checking', -1_650_00, 'ALDER STREET APTS RENT WEB PMT', 'Rent'],
  [3, 'checking', -300_00, 'ONLINE TRANSFER TO SAVINGS', null],
  [4, 'savings', 300_00, 'ONLINE TRANSFER FROM CHECKING', null],
  [4, 'checking', -62_00, 'SKYLINE MOBILE AUTOPAY', 'Phone & internet'],
  [5, 'checking', -268_40, 'HARBOR BANK AUTO LOAN PMT', null],
  [6, 'auto-loan', 268_40, 'LOAN PAYMENT RECEIVED', null],
  [7, 'checking', -112_50, 'BEACON STUDENT LOANS AUTOPAY PMT', null],
  [8, 'student-loan-a', 112_50, 'LOAN PAYMENT RECEIVED', null],
  [7, 'checking', -74_20, 'BEACON STUDENT LOANS AUTOPAY PMT', null],
  [8, 'student-loan-b', 74_20, 'LOAN PAYMENT RECEIVED', null],
  [10, 'checking', -850_00, 'HARBOR BANK REWARDS CARD AUTOPAY PMT', null],
  [11, 'card', 850_00, 'PAYMENT RECEIVED - THANK YOU', null],
  [12, 'checking', -120_00, 'FERNWOOD CREDIT EPAY PMT', null],
  [13, 'store-card', 120_00, 'PAYMENT RECEIVED - THANK YOU', null],
  [15, 'checking', 2_412_38, 'LARKFIELD PAYROLL PPD ID 9111223344', 'Income'],
  [16, 'checking', -92_40, 'METRO POWER & LIGHT AUTOPAY 8841', 'Utilities'],
  [20, 'checking', -54_99, 'NORTHLINE INTERNET 800-555-0166', 'Phone & internet'],
  [31, 'checking', 2_412_38, 'LARKFIELD PAYROLL PPD ID 9111223344', 'Income'],
  [31, 'savings', 37_98, 'INTEREST PAID', 'Income'],
]

const shops: readonly (readonly [description: string, categoryName: string, cents: number])[] = [
  ['GREENLEAF MARKET 0388 PORTLAND OR', 'Groceries', 58_00],
  ['HARVEST LANE GROCER #12 PORTLAND OR', 'Groceries', 43_00],
  ['CORNER BAKERY & CAFE 2207 PORTLAND OR', 'Dining out', 14_00],
  ['NORI SUSHI HOUSE PORTLAND OR', 'Dining out', 42_00],
  ['BEACON FUEL 00417 PORTLAND OR', 'Auto & fuel', 41_00],
  ['CITY TRANSIT FARE WEB PORTLAND OR', 'Transportation', 20_00],
  ['LANTERN CINEMA PORTLAND OR', 'Entertainment', 24_00],
  ['ELM STREET PHARMACY 311 PORTLAND OR', 'Health & medical', 22_00],
]

const dayOfMonth = (date: IsoDate) => Number(date.slice(8))

/** Varies amounts by person; both sides of a transfer between own accounts stay equal. */
const ownAmount = (world: string, cents: number) =>
  world === '' ? cents : Math.sign(cents) * Math.round(Math.abs(cents) * (0.7 + (toSeededNumber(world) % 97) / 500))

/** Returns what recurs on a day; day 31 of the plan means the last day of every month. */
function planned(world: string, date: IsoDate): WorldRow[] {
  const [today, lastDay] = [dayOfMonth(date), daysInMonth(date.slice(0, 7))]
  return monthly.flatMap(([day, accountKey, cents, description, categoryName], index) =>
    today === Math.min(day, lastDay)
      ? [
          {
            key: `${date}:plan:${index}`,
            accountKey,
            date,
            cents: ownAmount(world, cents),
            description,
            categoryName,
            pends: false,
            tipCents: 0,
          },
        ]
      : [],
  )
}

/** Returns none, one or two purchases a day on each card. */
function bought(world: string, accountKey: string, date: IsoDate): WorldRow[] {
  const count = toSeededNumber(`${world}:${accountKey}:${date}`) % 3
  return Array.from({ length: count }, (_, index) => {
    const key = `${date}:shop:${index}`
    const chance = toSeededNumber(`${world}:${accountKey}:${key}`)
    const [description, categoryName, cents] = shops[chance % shops.length] ?? ['CORNER STORE', 'Shopping', 10_00]
    const spent = Math.round(cents * (0.7 + ((chance >>> 8) % 600) / 1000))
    const tipCents = categoryName === 'Dining out' ? Math.round(spent * 0.18) : 0
    return { key, accountKey, date, cents: -spent, description, categoryName, pends: true, tipCents }
  })
}

const cards = new Set(['card', 'store-card'])

/** Returns all transactions of some accounts between two days, both inclusive: the same on every read. */
export function worldRows(world: string, accountKeys: readonly string[], from: IsoDate, to: IsoDate): WorldRow[] {
  const wanted = new Set(accountKeys)
  const rows: WorldRow[] = []
  // Days of four-digit years sort as text.
  for (let date = from; date <= to; date = addDays(date, 1)) {
    rows.push(...planned(world, date).filter((row) => wanted.has(row.accountKey)))
    for (const accountKey of accountKeys) if (cards.has(accountKey)) rows.push(...bought(world, accountKey, date))
  }
  return rows
}

import type { IsoDate, Period } from '@evenkeel/engine'
import { type MerchantName, merchants } from './merchants.ts'
import { dayIn, monthsUpTo, paydays } from './seed-calendar.ts'
import type { SeedRow } from './seed-model.ts'
import { type SeededRandom, seededRandom, vary } from './seeded-random.ts'

/** How many full months of history there are: enough for 'Over last 12 months' and a comparison with the year before. */
const pastMonths = 14
const seed = 20_260_101
/** By how much what is bought differs from month to month. */
const spread = 0.16

type MonthRow = readonly [day: number, accountKey: string, merchant: MerchantName, cents: number]

/** Bought in each month, a little more or less of it. */
const varying: readonly MonthRow[] = [
  [1, 'card', 'bakery', -13_85],
  [2, 'card', 'transit', -20_00],
  [3, 'card', 'market', -54_26],
  [4, 'card', 'taqueria', -27_60],
  [5, 'store-card', 'department', -74_95],
  [6, 'card', 'grocer', -48_92],
  [6, 'card', 'transit', -23_50],
  [7, 'card', 'sushi', -42_15],
  [7, 'card', 'cinema', -26_78],
  [9, 'card', 'market', -57_31],
  [9, 'checking', 'water', -56_50],
  [10, 'card', 'bakery', -12_40],
  [10, 'card', 'parking', -12_80],
  [11, 'card', 'books', -38_49],
  [12, 'card', 'grocer', -40_91],
  [12, 'card', 'pizza', -28_50],
  [13, 'card', 'stationer', -46_50],
  [14, 'store-card', 'refund', 20_00],
  [14, 'card', 'sushi', -48_60],
  [15, 'card', 'market', -71_04],
  [16, 'checking', 'power', -92_40],
  [17, 'card', 'department', -86_20],
  [18, 'card', 'bakery', -14_35],
  [19, 'card', 'market', -62_18],
  [20, 'card', 'bakery', -16_20],
  [20, 'card', 'fuel', -44_85],
  [21, 'card', 'pharmacy', -23_75],
  [22, 'card', 'market', -58_77],
  [23, 'card', 'pizza', -38_40],
  [24, 'card', 'cinema', -18_00],
  [26, 'card', 'grocer', -66_12],
  [26, 'store-card', 'department', -78_40],
  [27, 'card', 'sushi', -44_90],
  [28, 'card', 'hardware', -31_20],
  [28, 'card', 'fuel', -39_60],
  [29, 'card', 'market', -47_05],
]

/** The same to the cent in each month. */
const fixed: readonly MonthRow[] = [
  [1, 'checking', 'rent', -1_650_00],
  [4, 'checking', 'phone', -62_00],
  [6, 'checking', 'autoInsurance', -86_00],
  [8, 'card', 'music', -10_99],
  [16, 'card', 'television', -16_99],
  [18, 'card', 'transit', -40_00],
  [20, 'checking', 'internet', -54_99],
  [21, 'card', 'barber', -46_00],
  [24, 'card', 'charity', -60_00],
  [31, 'savings', 'interest', 37_98],
  ...transfer(3, ['checking', 'toSavings'], ['savings', 'fromChecking'], 300_00),
  ...transfer(5, ['checking', 'autoLoanPayment'], ['auto-loan', 'loanReceived'], 268_40),
  ...transfer(7, ['checking', 'studentLoanPayment'], ['student-loan-a', 'loanReceived'], 112_50),
  ...transfer(7, ['checking', 'studentLoanPayment'], ['student-loan-b', 'loanReceived'], 74_20),
  ...transfer(10, ['checking', 'cardPayment'], ['card', 'cardReceived'], 850_00),
  ...transfer(12, ['checking', 'storeCardPayment'], ['store-card', 'cardReceived'], 120_00),
]

type Side = readonly [accountKey: string, merchant: MerchantName]

/** Money that leaves one account and arrives in another a day later. */
function transfer(day: number, [from, sent]: Side, [to, received]: Side, cents: number): MonthRow[] {
  return [
    [day, from, sent, -cents],
    [day + 1, to, received, cents],
  ]
}

/** What happened only once, by how many months ago: a bonus, a trip that cost more than the month earned, repairs. */
const once: Readonly<Record<number, readonly MonthRow[]>> = {
  2: [
    [15, 'checking', 'larkfieldBonus', 1_486_20],
    ...transfer(19, ['checking', 'extraToSavings'], ['savings', 'fromChecking'], 2_800_00),
  ],
  4: [
    [8, 'card', 'airline', -612_40],
    [19, 'card', 'hotel', -788_75],
    [20, 'card', 'taqueria', -64_30],
  ],
  6: [[13, 'card', 'dentist', -148_00]],
  9: [[11, 'card', 'repair', -512_65]],
  11: [[12, 'card', 'department', -214_90]],
}

/**
 * What Maya paid off the card beyond its monthly payment, by how many months ago. Without it her checking account, whose
 * balance is stated, would have begun far below zero.
 */
const extraPayments: Readonly<Record<number, readonly [day: number, cents: number]>> = {
  14: [17, 2_000_00],
  13: [26, 1_300_00],
  11: [19, 2_400_00],
  10: [23, 1_100_00],
  8: [28, 2_200_00],
  6: [18, 2_100_00],
  5: [27, 1_250_00],
  3: [21, 2_300_00],
  1: [24, 2_800_00],
}

function extraPayment(monthsAgo: number): MonthRow[] {
  const [day, cents] = extraPayments[monthsAgo] ?? []
  if (day === undefined || cents === undefined) return []
  return transfer(day, ['checking', 'extraCardPayment'], ['card', 'cardReceived'], cents)
}

const toRow = (date: IsoDate, [, accountKey, name, valueCents]: MonthRow): SeedRow => {
  const { description, fullDescription, categoryId } = merchants[name]
  return { date, accountKey, valueCents, categoryId, description, fullDescription }
}

function payRows(period: Period): SeedRow[] {
  return paydays(period).flatMap((date) => [
    toRow(date, [0, 'checking', 'larkfieldPay', 2_412_38]),
    toRow(date, [0, '401k', 'contribution', 241_24]),
  ])
}

/** The current month's amounts are as written above; earlier months differ. */
function boughtIn(monthsAgo: number, random: SeededRandom): MonthRow[] {
  return varying.map(([day, accountKey, name, cents]) => [
    day,
    accountKey,
    name,
    monthsAgo === 0 ? cents : vary(random, cents, spread),
  ])
}

function monthRows(period: Period, monthsAgo: number): SeedRow[] {
  const random = seededRandom(seed + monthsAgo)
  const rows = [...boughtIn(monthsAgo, random), ...fixed, ...extraPayment(monthsAgo), ...(once[monthsAgo] ?? [])]
  return [...rows.map((row) => toRow(dayIn(period, row[0]), row)), ...payRows(period)]
}

/** Seen by Maya and hidden: a ticket that a friend paid her back in cash. */
const hiddenRow = (period: Period): SeedRow => ({
  ...toRow(dayIn(period, 15), [15, 'card', 'tickets', -64_00]),
  isHidden: true,
})

/** Maya's movements up to today, oldest first. */
export function mayaRows(today: IsoDate): SeedRow[] {
  return monthsUpTo(today, pastMonths)
    .flatMap(({ period, monthsAgo }) => [
      ...monthRows(period, monthsAgo),
      ...(monthsAgo === 0 ? [hiddenRow(period)] : []),
    ])
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

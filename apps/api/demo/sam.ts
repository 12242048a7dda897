import { addMonths, type IsoDate, type Period, toPeriod } from '@evenkeel/engine'
import { findCategoryByName } from '../src/store/ledger/category-catalog.ts'
import { type MerchantName, merchants } from './merchants.ts'
import { dayIn, monthsUpTo, paydays } from './seed-calendar.ts'
import type { SeedAccount, SeedLedger, SeedRow } from './seed-model.ts'
import { seededRandom, vary } from './seeded-random.ts'

const pastMonths = 13
const seed = 20_260_202
const spread = 0.2

/** Sam's company links no banks: all is kept by hand. */
const accounts: readonly SeedAccount[] = [
  { key: 'checking', name: 'Checking', categoryName: 'Cash', typeName: 'Checking', balanceCents: 1_842_17, daysOld: 2 },
  {
    key: 'savings',
    name: 'Rainy day savings',
    categoryName: 'Cash',
    typeName: 'Savings',
    balanceCents: 4_150_00,
    daysOld: 2,
  },
  {
    key: 'car',
    name: 'Car',
    categoryName: 'Property',
    typeName: 'Vehicle',
    balanceCents: 9_400_00,
    daysOld: 40,
    monthlyGainsCents: Array<number>(12).fill(-85_00),
  },
  {
    key: 'car-loan',
    name: 'Car loan',
    categoryName: 'Loan',
    typeName: 'Auto Loan',
    balanceCents: -8_930_55,
    daysOld: 12,
    interestRate: 0.059,
    monthlyMinimumPaymentCents: 212_00,
    currentMonthlyPaymentCents: 212_00,
    monthlyGainsCents: [167_27, 166_45, 165_64, 164_83, 164_02, 163_22, 162_42, 161_62, 160_83, 160_05, 159_26, 158_48],
  },
]

type MonthRow = readonly [day: number, accountKey: string, merchant: MerchantName, cents: number]

const varying: readonly MonthRow[] = [
  [3, 'checking', 'grocer', -64_10],
  [5, 'checking', 'fuel', -38_20],
  [8, 'checking', 'pizza', -21_75],
  [10, 'checking', 'grocer', -58_35],
  [12, 'checking', 'power', -74_60],
  [15, 'checking', 'cinema', -15_50],
  [17, 'checking', 'market', -71_90],
  [19, 'checking', 'fuel', -41_05],
  [22, 'checking', 'taqueria', -24_40],
  [24, 'checking', 'grocer', -60_25],
  [27, 'checking', 'department', -52_80],
]

const fixed: readonly MonthRow[] = [
  [1, 'checking', 'rent', -1_120_00],
  [4, 'checking', 'phone', -45_00],
  [6, 'checking', 'autoLoanPayment', -212_00],
  [6, 'car-loan', 'loanReceived', 212_00],
  [16, 'checking', 'toSavings', -150_00],
  [16, 'savings', 'fromChecking', 150_00],
]

/**
 * What Sam moved to an account that is kept elsewhere, by how many months ago. Without it the checking account, whose
 * balance is stated, would have begun far below zero.
 */
const movedAway: Readonly<Record<number, readonly [day: number, cents: number]>> = {
  13: [21, 900_00],
  11: [25, 1_250_00],
  10: [18, 480_00],
  8: [26, 1_300_00],
  7: [20, 420_00],
  5: [23, 1_350_00],
  3: [19, 1_150_00],
  2: [26, 750_00],
  1: [20, 3_000_00],
}

function movedRows(monthsAgo: number): MonthRow[] {
  const [day, cents] = movedAway[monthsAgo] ?? []
  return day === undefined || cents === undefined ? [] : [[day, 'checking', 'toCreditUnion', -cents]]
}

/** What a person types is short: the list's words serve as the bank's. */
function toRow(date: IsoDate, [, accountKey, name, valueCents]: MonthRow): SeedRow {
  const { description, categoryId } = merchants[name]
  return { date, accountKey, valueCents, categoryId, description, fullDescription: description }
}

function monthRows(period: Period, monthsAgo: number): SeedRow[] {
  const random = seededRandom(seed + monthsAgo)
  const bought = varying.map(([day, account, name, cents]): MonthRow => [
    day,
    account,
    name,
    vary(random, cents, spread),
  ])
  return [
    ...[...bought, ...fixed, ...movedRows(monthsAgo)].map((row) => toRow(dayIn(period, row[0]), row)),
    ...paydays(period).map((date) => toRow(date, [0, 'checking', 'fernwoodPay', 1_385_50])),
  ]
}

function samRows(today: IsoDate): SeedRow[] {
  return monthsUpTo(today, pastMonths)
    .flatMap(({ period, monthsAgo }) => monthRows(period, monthsAgo))
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}

/** The second demo employee: another company, other accounts, nothing linked and no plan yet. */
export const samLedger = (today: IsoDate): SeedLedger => ({
  accounts,
  rows: samRows(today),
  budgets: (['Groceries', 'Dining out'] as const).map((name, index) => ({
    categoryId: findCategoryByName(name)?.id ?? 0,
    period: addMonths(toPeriod(today), -6),
    targetCents: index === 0 ? 280_00 : 60_00,
  })),
  plans: [],
  steps: [],
  aboutMe: { dateOfBirth: '1994-11-02', familyStatus: 0, annualIncomeCents: 5_200_000 },
})

import { planNames } from '@evenkeel/api-client/contract/names'
import { type CsvCell, csvFile } from '@evenkeel/engine'
import { findCategory } from '../../store/ledger/category-catalog.ts'
import { findCatalogStep } from '../next-step-catalog.ts'
import type { ExportedRow, ExportedTables } from './row-out.ts'

/** A file of an export: its name, and its text in pieces. */
export interface TextFile {
  readonly name: string
  readonly pieces: Iterable<string>
}

type Column = readonly [title: string, of: (row: ExportedRow) => CsvCell]

const text = (row: ExportedRow, key: string): string | null => (typeof row[key] === 'string' ? row[key] : null)
const number = (row: ExportedRow, key: string): number | null => (typeof row[key] === 'number' ? row[key] : null)

const words = (title: string, key: string): Column => [title, (row) => text(row, key)]
const figure = (title: string, key: string): Column => [title, (row) => number(row, key)]
const amount = (title: string, key: string): Column => [title, (row) => ({ cents: number(row, key) })]
const flag = (title: string, key: string): Column => [title, (row) => row[key] === true]
const list = (title: string, key: string): Column => [
  title,
  (row) => (Array.isArray(row[key]) ? row[key].join(' ') : null),
]
const category: Column = ['Category', (row) => findCategory(number(row, 'categoryId') ?? 0)?.name]

/** Returns a column with the name of the row that `key` refers to in another table. */
function nameIn(rows: readonly ExportedRow[], title: string, key: string): Column {
  const names = new Map(rows.map((row) => [number(row, 'id'), text(row, 'name')]))
  return [title, (row) => names.get(number(row, key))]
}

const planName: Column = [
  'Plan',
  (row) => Object.entries(planNames).find(([planType]) => Number(planType) === row['planType'])?.[1],
]
const findStep = (row: ExportedRow) => findCatalogStep(text(row, 'stepKey') ?? '')

function transactionColumns(accounts: readonly ExportedRow[]): readonly Column[] {
  return [
    figure('Id', 'id'),
    words('Date', 'date'),
    amount('Amount', 'valueCents'),
    words('Currency', 'currency'),
    category,
    words('Description', 'description'),
    words('Full description', 'fullDescription'),
    nameIn(accounts, 'Account', 'accountId'),
    flag('Hidden', 'isHidden'),
    flag('Pending', 'isPending'),
    figure('Part of', 'sourceEntryId'),
    figure('Transfer with', 'transferPairId'),
    words('Origin', 'origin'),
  ]
}

const accountColumns: readonly Column[] = [
  figure('Id', 'id'),
  words('Name', 'name'),
  words('Category', 'categoryName'),
  words('Type', 'typeName'),
  amount('Balance', 'balanceCents'),
  words('Currency', 'currency'),
  words('Balance as of', 'balanceAsOf'),
  figure('Interest rate', 'interestRate'),
  amount('Minimum payment', 'monthlyMinimumPaymentCents'),
  amount('Current payment', 'currentMonthlyPaymentCents'),
  flag('Hidden from net worth', 'isHiddenFromNetWorth'),
  flag('Hidden from totals', 'isHiddenFromTotals'),
  words('Origin', 'origin'),
]

const profileColumns: readonly Column[] = [
  words('Date of birth', 'dateOfBirth'),
  figure('Gender', 'gender'),
  figure('Family status', 'familyStatus'),
  amount('Annual income', 'annualIncomeCents'),
  words('Partner', 'partnerFirstName'),
  words('Partner born', 'partnerDateOfBirth'),
  amount('Partner income', 'partnerAnnualIncomeCents'),
  figure('Risk tolerance', 'riskTolerance'),
  figure('Investment type', 'investmentType'),
  list('Focus areas', 'focusAreas'),
]

/** Lists the CSV files with their columns; `key` is the table whose rows a file shows. */
function sheets(tables: ExportedTables): readonly (readonly [name: string, key: string, columns: readonly Column[]])[] {
  const of = (key: string) => tables[key] ?? []
  const budgetCategory = new Map(of('budgets').map((row) => [row['id'], row['categoryId']]))
  return [
    ['accounts.csv', 'accounts', accountColumns],
    [
      'balances.csv',
      'balances',
      [nameIn(of('accounts'), 'Account', 'accountId'), words('Day', 'day'), amount('Balance', 'balanceCents')],
    ],
    ['transactions.csv', 'transactions', transactionColumns(of('accounts'))],
    [
      'budgets.csv',
      'budgetChanges',
      [
        ['Category', (row) => findCategory(Number(budgetCategory.get(row['budgetId'])))?.name],
        words('From month', 'period'),
        amount('Target', 'targetCents'),
      ],
    ],
    [
      'plans.csv',
      'plans',
      [
        planName,
        figure('Status', 'status'),
        flag('Default of its goal', 'isDefault'),
        words('Committed', 'committedAt'),
        words('As of', 'asOf'),
      ],
    ],
    [
      'next-steps.csv',
      'nextSteps',
      [['Step', (row) => findStep(row)?.title], figure('Status', 'status'), flag('Removed', 'isRemoved')],
    ],
    ['profile.csv', 'aboutMe', profileColumns],
    [
      'address.csv',
      'contactAddress',
      [
        words('Street', 'street1'),
        words('Street, second line', 'street2'),
        words('City', 'city'),
        words('State', 'state'),
        words('ZIP code', 'zipCode'),
      ],
    ],
    [
      'dependents.csv',
      'dependents',
      [
        words('First name', 'firstName'),
        words('Last name', 'lastName'),
        words('Born', 'dateOfBirth'),
        figure('Relation', 'relation'),
      ],
    ],
    [
      'checkups.csv',
      'checkups',
      [words('Kind', 'kind'), words('Completed', 'completedOn'), figure('Score', 'score'), list('Answers', 'answers')],
    ],
    ['banks.csv', 'connections', [words('Bank', 'name'), words('Last read', 'lastSyncedAt')]],
    [
      'bank-files.csv',
      'bankFiles',
      [
        words('File', 'fileName'),
        words('Format', 'format'),
        words('Uploaded', 'uploadedAt'),
        words('Status', 'status'),
      ],
    ],
  ]
}

function* toCells(rows: readonly ExportedRow[], columns: readonly Column[]): Generator<readonly CsvCell[]> {
  for (const row of rows) yield columns.map(([, of]) => of(row))
}

/** Returns the tables of an export as CSV files, one for each kind. */
export function csvFiles(tables: ExportedTables): TextFile[] {
  return sheets(tables).map(([name, key, columns]) => ({
    name,
    pieces: csvFile(
      columns.map(([title]) => title),
      toCells(tables[key] ?? [], columns),
      'text',
    ),
  }))
}

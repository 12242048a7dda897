import { planNames } from '@evenkeel/api-client/contract/names'
import { type CsvCell, csvFile, NextStepStatus, PlanStatus } from '@evenkeel/engine'
import { findCategory } from '../../store/ledger/category-catalog.ts'
import {
  amount,
  category,
  chosen,
  type Column,
  figure,
  flag,
  list,
  named,
  nameIn,
  tags,
  text,
  words,
} from './csv-columns.ts'
import { inEnglish, say } from '../../say.ts'
import { findCatalogStep } from '../next-step-catalog.ts'
import type { ExportedRow, ExportedTables } from './row-out.ts'

/** A file of an export: its name, and its text in pieces. */
export interface TextFile {
  readonly name: string
  readonly pieces: Iterable<string>
}

const planName: Column = [
  'Plan',
  (row) => Object.entries(planNames).find(([planType]) => Number(planType) === row['planType'])?.[1],
]

const planStates = new Map([
  [PlanStatus.NOT_STARTED, inEnglish(say('notStarted'))],
  [PlanStatus.PLAN_PENDING, inEnglish(say('planPending'))],
  [PlanStatus.IN_PROGRESS, inEnglish(say('inProgress'))],
  [PlanStatus.NEEDS_ATTENTION, inEnglish(say('needsAttention'))],
])

const stepStates = new Map([
  [NextStepStatus.DISMISSED, 'Dismissed'],
  [NextStepStatus.COMPLETED, 'Done'],
  [NextStepStatus.UNCOMPLETED, 'To do'],
])

/** Returns what a fact is called: `savingsRate` is 'Savings rate'. */
function nameOfFact(row: ExportedRow): string {
  const name = (text(row, 'key') ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

const valueOfFact = ({ value }: ExportedRow): CsvCell =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value)

function titleOfStep(row: ExportedRow): string | undefined {
  const step = findCatalogStep(text(row, 'stepKey') ?? '')
  return step && inEnglish(step.title)
}

function transactionColumns(accounts: readonly ExportedRow[], own: readonly ExportedRow[]): readonly Column[] {
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
    nameIn(own, 'Own category', 'ownCategoryId'),
    words('Note', 'note'),
    tags,
  ]
}

function ruleColumns(accounts: readonly ExportedRow[], own: readonly ExportedRow[]): readonly Column[] {
  return [
    words('Bank text contains', 'text'),
    words('Payee', 'payee'),
    amount('From', 'fromCents'),
    amount('To', 'toCents'),
    nameIn(accounts, 'Account', 'accountId'),
    category,
    nameIn(own, 'Own category', 'ownCategoryId'),
    words('Name of the payee', 'payeeName'),
    tags,
    flag('Hidden', 'isHidden'),
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
  chosen('Gender', 'gender', 'genders'),
  chosen('Family status', 'familyStatus', 'familyStatuses'),
  amount('Annual income', 'annualIncomeCents'),
  words('Partner', 'partnerFirstName'),
  words('Partner born', 'partnerDateOfBirth'),
  amount('Partner income', 'partnerAnnualIncomeCents'),
  chosen('Risk tolerance', 'riskTolerance', 'riskTolerances'),
  chosen('Investment type', 'investmentType', 'investmentTypes'),
  chosen('Focus areas', 'focusAreas', 'focusAreas'),
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
    ['transactions.csv', 'transactions', transactionColumns(of('accounts'), of('ownCategories'))],
    [
      'own-categories.csv',
      'ownCategories',
      [words('Name', 'name'), words('Group', 'groupName'), category, words('Color', 'color'), words('Icon', 'icon')],
    ],
    ['rules.csv', 'rules', ruleColumns(of('accounts'), of('ownCategories'))],
    [
      'attachments.csv',
      'attachments',
      [figure('Transaction', 'entryId'), words('File', 'name'), words('Added', 'addedAt')],
    ],
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
        named('Status', 'status', planStates),
        flag('Default of its goal', 'isDefault'),
        words('Committed', 'committedAt'),
        words('As of', 'asOf'),
      ],
    ],
    [
      'next-steps.csv',
      'nextSteps',
      [['Step', titleOfStep], named('Status', 'status', stepStates), flag('Removed', 'isRemoved')],
    ],
    ['profile.csv', 'aboutMe', profileColumns],
    ['household.csv', 'householdFacts', [['Fact', nameOfFact], ['Value', valueOfFact], words('Said', 'saidAt')]],
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
        chosen('Relation', 'relation', 'dependentRelations'),
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

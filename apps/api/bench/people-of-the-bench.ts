import { addDays, normalizeDescription } from '@evenkeel/engine'
import { termsVersion } from '../src/identity/terms.ts'
import { createNodeParts } from '../src/hosts/node/node-parts.ts'
import { readSettings } from '../src/hosts/node/settings.ts'
import { insertAccount } from '../src/store/ledger/accounts.ts'
import { CategoryId, categoryCatalog } from '../src/store/ledger/category-catalog.ts'
import { insertEntry } from '../src/store/ledger/entries.ts'
import type { LedgerTransaction } from '../src/store/ledger/ledger.ts'
import { addManyEmployees, type ManyEmployees } from './many-employees.ts'

export const knownPassword = 'Quiet-Harbor-42'

const spendingCategories = categoryCatalog.filter(({ isBudgetable }) => isBudgetable)
const shops = [
  'Greenleaf Market',
  'Nori Sushi House',
  'City Transit Pass',
  'Metro Power & Light',
  'Corner Bakery & Cafe',
] as const

/** Fills a ledger with `rowCount` rows spread evenly over the days before `today`; every tenth is income. */
function fill(ledger: LedgerTransaction, rowCount: number, years: number, today: string) {
  const { id: accountId } = insertAccount(ledger, {
    name: 'Everyday Checking',
    categoryName: 'Cash',
    typeName: 'Checking',
    balanceCents: 100_00,
    balanceAsOf: `${today}T00:00:00Z`,
    origin: 'manual',
  })
  for (let row = 0; row < rowCount; row++) {
    const isIncome = row % 10 === 0
    const description = shops[row % shops.length] ?? 'Shop'
    insertEntry(ledger, {
      date: addDays(today, -Math.floor((row / rowCount) * years * 365)),
      valueCents: isIncome ? 1500_00 + (row % 97) : -(5_00 + (row % 9973)),
      categoryId: isIncome
        ? CategoryId.INCOME
        : (spendingCategories[row % spendingCategories.length]?.id ?? CategoryId.UNCATEGORIZED),
      categorySource: 'provider',
      description,
      fullDescription: `${description} ${row}`,
      normalizedDescription: normalizeDescription(description),
      accountId,
      origin: 'file',
    })
  }
}

/**
 * Opens the databases of a data folder and returns functions that add employees with a number of rows over a number of
 * years. With a secret, sessions are those of a server that has it, too.
 */
export async function openBenchData(dataFolder: string, secret = '') {
  const settings = { EVENKEEL_DATA: dataFolder, EVENKEEL_SECRET: secret }
  const parts = createNodeParts(readSettings(settings, import.meta.dirname), 'bench')
  const createdAt = parts.clock.now()
  const today = new Date(createdAt).toISOString().slice(0, 10)
  const company = await parts.directory.companies.save({
    code: 'bench',
    name: 'Bench',
    supportEmail: null,
    level1: false,
    createdAt,
  })
  const passwordHash = await parts.passwords.hash(knownPassword)
  return {
    async addEmployee(email: string, rowCount: number, years: number) {
      const person = await parts.directory.people.create({
        companyId: company.id,
        firstName: 'Bench',
        lastName: 'Person',
        email,
        passwordHash,
        acceptedTerms: termsVersion,
        createdAt,
      })
      if (person === null || person === undefined) throw new Error(`${email} is there already`)
      const owner = await parts.directory.ledgerOwners.of(person.id)
      if (owner) parts.ledgers.open(owner).transact((ledger) => fill(ledger, rowCount, years, today))
    },
    /** Adds many at once; see `addManyEmployees`. */
    addEmployees: (many: ManyEmployees) =>
      addManyEmployees(parts, { dataFolder, companyId: company.id }, many, (ledger) =>
        fill(ledger, many.rowCount, many.years, today),
      ),
    close() {
      parts.ledgers.close()
      parts.directory.close()
    },
  }
}

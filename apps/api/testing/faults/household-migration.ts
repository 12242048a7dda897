import { isSameFact, PlanType } from '@evenkeel/engine'
import Sqlite from 'better-sqlite3'
import { planKinds } from '../../src/services/plans/all-plan-kinds.ts'
import { noOffer } from '../../src/services/plans/company-offer.ts'
import { readPlan } from '../../src/services/plans/read-plan.ts'
import { currentRuleBook } from '../../src/services/plans/rule-books.ts'
import { createLedger, idsAPerson } from '../../src/store/ledger/ledger.ts'
import { allHouseholdFacts } from '../../src/store/ledger/household.ts'
import { ledgerMigrations } from '../../src/store/ledger/migrations.generated.ts'
import { drizzleSqlite, sqliteDriver } from '../../src/store/sqlite/drizzle-sqlite.ts'
import { migrate } from '../../src/store/sqlite/migrate.ts'
import { createSeeded } from './seeded.ts'

const today = '2026-11-21'
const personId = 7
const before = ledgerMigrations.filter(({ name }) => name < '0013')

type Seeded = ReturnType<typeof createSeeded>
type Inputs = ReadonlyMap<PlanType, object>

/** Returns random committed inputs as an earlier release stored them: some fields as prefilled, some said, some left out. */
function randomInputs({ between, inPercent }: Seeded): Inputs {
  const maybe = <Value>(name: string, value: Value) => (inPercent(70) ? { [name]: value } : {})
  const dollars = (most: number) => between(0, most * 100) / 100
  const rate = () => between(0, 20) / 100
  const age = (usual: number) => (inPercent(40) ? usual : between(45, 75))
  const born = `19${between(62, 99)}-0${between(1, 9)}-1${between(0, 9)}T00:00:00Z`
  const relationshipStatus = between(0, 2)
  const insured = {
    childAges: inPercent(30) ? [between(0, 25)] : [],
    debts: dollars(90_000),
    ...maybe('existingInsurance', dollars(300_000)),
  }
  const all: [PlanType, object][] = [
    [
      PlanType.RETIREMENT,
      {
        personalInformation: {
          dateOfBirth: born,
          annualIncome: dollars(200_000),
          relationshipStatus,
          ...maybe('expectedAnnualIncomeIncrease', 0.025),
        },
        retirementPlanDetails: {
          retirementAge: Math.max(65, age(62)),
          lifeExpectancy: between(80, 100),
          monthlyExpenses: dollars(9_000),
        },
        ...maybe('retirementSavings', {
          employerSponsoredSavingsRate: rate(),
          employerMatch: rate(),
          retirementFund: dollars(900_000),
        }),
        ...maybe('yourIncome', {
          socialSecurity: dollars(30_000),
          pension: inPercent(30) ? { annualPensionIncome: dollars(20_000) } : null,
          otherIncome: dollars(9_000),
        }),
        ...maybe('isOverridden', inPercent(50)),
      },
    ],
    [
      PlanType.EMERGENCY_FUND,
      {
        monthlyHouseHoldLivingExpenses: between(1, 900_000) / 100,
        sourceOfIncomeAmountEnum: between(0, 2),
        ...maybe('emergencySavingsBalance', dollars(50_000)),
      },
    ],
    [PlanType.COMPANY_BENEFITS, { annualIncome: dollars(200_000), savingsRate: rate(), benefits: [] }],
    [
      PlanType.LIFE_INSURANCE,
      { dateOfBirth: born, annualIncome: dollars(200_000), relationshipStatus, retirementAge: age(62), ...insured },
    ],
    [
      PlanType.DISABILITY_INSURANCE,
      {
        annualIncome: dollars(200_000),
        employerMonthlyBenefit: dollars(5_000),
        ownMonthlyBenefit: dollars(2_000),
        ...maybe('waitingPeriodMonths', between(0, 12)),
      },
    ],
    [
      PlanType.PARTNER_LIFE_INSURANCE,
      { partnerDateOfBirth: born, partnerAnnualIncome: dollars(90_000), partnerRetirementAge: age(62), ...insured },
    ],
    [PlanType.ESTATE_PLANNING, { answers: { will: inPercent(50) }, childAges: insured.childAges }],
    [
      PlanType.DISTRIBUTION_PLANNING,
      {
        retirementAge: age(62),
        lifeExpectancy: between(80, 100),
        fund: dollars(900_000),
        annualExpenses: dollars(90_000),
        otherIncome: dollars(30_000),
        retirementReturn: 0.04,
        inflation: 0.025,
        futureTaxRate: 0.1,
      },
    ],
  ]
  return new Map(all.filter(() => inPercent(75)))
}

const factsOf = (planType: PlanType): unknown => {
  if (planType === PlanType.EMERGENCY_FUND) return { monthlySavings: 500 }
  if (planType === PlanType.COMPANY_BENEFITS) return { benefits: [], matchLimit: 0.06, matchRate: 0.5 }
  return planType === PlanType.DISABILITY_INSURANCE ? { emergencyMonthsCovered: null } : {}
}

/** The columns that the release before had. */
const oldColumns =
  'id, plan_type, status, committed_input, committed_facts, as_of, rule_book, committed_at, draft_input'

function insertPlans(file: Sqlite.Database, inputs: Inputs): void {
  const insert = file.prepare(
    "INSERT INTO plan (id, plan_type, status, committed_input, committed_facts, as_of, rule_book, committed_at, known_attention) VALUES (?, ?, 2, ?, ?, ?, 'plan-rules-2017', '2026-11-20T10:00:00.000Z', '[]')",
  )
  let id = personId * idsAPerson
  for (const [planType, input] of inputs) {
    id += 1
    insert.run(id, planType, JSON.stringify(input), JSON.stringify(factsOf(planType)), today)
  }
}

/** Returns what the upgrade of one ledger changed that it must not, in words. */
function upgradeFaults(inputs: Inputs): string[] {
  const file = new Sqlite(':memory:')
  try {
    migrate(file, before)
    insertPlans(file, inputs)
    const rows = file.prepare(`SELECT ${oldColumns} FROM plan`).all()
    migrate(file, ledgerMigrations)
    const faults: string[] = []
    if (!isSameFact(file.prepare(`SELECT ${oldColumns} FROM plan`).all(), rows)) faults.push('a plan’s row changed')
    const ledger = createLedger(drizzleSqlite(file), () => undefined, sqliteDriver(file))
    ledger.transact((transaction) => {
      for (const [planType, input] of inputs) {
        const kind = planKinds[planType]
        const made = { input, facts: factsOf(planType), terms: { asOf: today, ruleBook: currentRuleBook } }
        if (Object.keys(kind.faults(made)).length > 0) continue
        const detail = readPlan({ ledger: transaction, today, offer: noOffer }, planType)
        if (!isSame(kind.work(made).result, detail.result)) faults.push(`the result of plan ${planType} changed`)
        // The answer adds the benefits' words and the household's income to what is stored.
        const isWorded = planType === PlanType.COMPANY_BENEFITS
        const [stored, shown] = [input, detail.input].map((one) => ({ ...one, estimatedHousehold: null }))
        if (!isWorded && !isSame(stored, shown)) faults.push(`the input of plan ${planType} changed`)
      }
      const ids = allHouseholdFacts(transaction).map(({ id }) => id)
      if (ids.some((id) => Math.floor((id - 1) / idsAPerson) !== personId))
        faults.push('a fact has another person’s id')
      if (inputs.size > 2 && ids.length === 0) faults.push('no fact was taken over')
    })
    return faults.map((fault) => `${fault}: ${JSON.stringify([...inputs])}`)
  } finally {
    file.close()
  }
}

/** Returns a value with the keys of every object in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inside]) => [key, sorted(inside)]),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** Upgrades random ledgers of the release before; returns what changed that must not. */
export function householdMigrationFaults(seed: number, ledgers: number): string[] {
  const seeded = createSeeded(seed)
  return Array.from({ length: ledgers }, () => upgradeFaults(randomInputs(seeded))).flat()
}

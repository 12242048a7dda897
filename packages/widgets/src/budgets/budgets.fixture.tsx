import type { BudgetMonth, BudgetYear, LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import type { BudgetEditor } from './budget-editor.ts'

const sampleBudget = (own: Partial<LivingBudget>): LivingBudget => ({
  budgetId: own.categoryId ?? 6,
  categoryId: 6,
  group: 'everyday',
  targetBudget: 520,
  carried: 0,
  spent: 393.39,
  left: 126.61,
  keepsLeft: false,
  keepsOver: false,
  ...own,
})

/** One budget that is over, one that brought money along. */
export const sampleMonth: BudgetMonth = {
  budgetPeriod: '2026-11',
  budgets: [
    sampleBudget({}),
    sampleBudget({ categoryId: 8, targetBudget: 200, spent: 226.14, left: -26.14 }),
    sampleBudget({
      categoryId: 11,
      group: 'home',
      targetBudget: 160,
      carried: 20,
      spent: 96.3,
      left: 83.7,
      keepsLeft: true,
    }),
  ],
  ownGroups: [],
  left: 184.17,
  incomeUse: { income: 4_824.76, bills: 2_541.97, budgets: 880, setAside: 137, notAssigned: 1_265.79 },
  rareCosts: [
    {
      plannedPaymentId: null,
      description: 'Car registration',
      amount: 164,
      dueDate: '2027-03-01T00:00:00Z',
      monthly: 41,
    },
    {
      plannedPaymentId: 5,
      description: 'Holiday gifts',
      amount: 480,
      dueDate: '2026-12-15T00:00:00Z',
      monthly: 96,
    },
  ],
  unbudgeted: [
    { categoryId: 4, spent: 1_650, proposal: 1_650 },
    { categoryId: 3, spent: 12.5, proposal: null },
  ],
  unbudgetedTotal: 1_662.5,
}

const sampleYear: BudgetYear = {
  year: 2026,
  budgets: [
    {
      categoryId: 6,
      group: 'everyday',
      targetBudget: 5_720,
      spent: 5_800.5,
      left: -80.5,
      monthCount: 11,
      overCount: 4,
    },
  ],
  ownGroups: [],
  targetBudget: 5_720,
  spent: 5_800.5,
  left: -80.5,
  unbudgeted: 20_100,
}

const names: Readonly<Record<number, string>> = {
  3: 'Uncategorized',
  4: 'Rent',
  6: 'Groceries',
  8: 'Shopping',
  11: 'Transportation',
}

export const sampleAnswers = {
  budgetMonth: sampleMonth,
  budgetYear: sampleYear,
  budgetNavigation: { previousPeriod: '2026-10', nextPeriod: null },
  categories: Object.entries(names).map(([id, name]) => ({
    expenseCategoryId: Number(id),
    name,
    isBudgetable: true,
  })),
}

/** Says which budget would be edited. */
export const SampleEditor: BudgetEditor = ({ open }) =>
  open === null ? null : <p>{open.budget === null ? 'A new budget' : `Budget ${open.budget.categoryId}`}</p>

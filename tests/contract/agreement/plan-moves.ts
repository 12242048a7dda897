import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { PlanType } from '@evenkeel/engine'
import { category, dollars, type Life, type Move, period, pick } from './draw.ts'

async function budgeted(life: Life): Promise<number> {
  const budgets = await life.client.call('budgets', { body: { budgetPeriod: '2026-11' } })
  return pick(life, budgets)?.categoryId ?? 6
}

const onBudget =
  (name: EndpointName, more: (life: Life) => Readonly<Record<string, unknown>>): Move =>
  async (life) => [name, { body: { budgetPeriod: period(life), categoryId: await budgeted(life), ...more(life) } }]

const budgetMoves: Readonly<Record<string, Move>> = {
  createBudget: async (life) => [
    'createBudget',
    { body: { categoryId: category(life), targetBudget: dollars(life, 900), budgetPeriod: period(life) } },
  ],
  updateBudget: onBudget('updateBudget', (life) => ({ targetBudget: dollars(life, 900) })),
  deleteBudget: onBudget('deleteBudget', () => ({})),
  setRollover: onBudget('setBudgetRollover', ({ seeded }) => ({
    keepsLeft: seeded.inPercent(60),
    keepsOver: seeded.inPercent(60),
  })),
  moveMoney: async (life) => [
    'moveBudgetMoney',
    {
      body: {
        budgetPeriod: period(life),
        fromCategoryId: await budgeted(life),
        toCategoryId: await budgeted(life),
        amount: dollars(life, 50),
      },
    },
  ],
  async addPlannedPayment(life) {
    const when = { repeats: pick(life, ['once', 'week', 'month', 'quarter', 'year']), firstDate: '2026-11-25' }
    const what = { description: 'Planned', direction: pick(life, ['in', 'out']), amount: dollars(life, 900) }
    return ['addPlannedPayment', { body: { ...what, ...when, categoryId: category(life) } }]
  },
  async decideRecurring(life) {
    const item = pick(life, (await life.client.call('recurring', { body: {} })).items)
    if (item === undefined) return null
    const decision = pick(life, ['confirmed', 'dismissed', null])
    return ['decideRecurring', { body: { userTransactionId: item.userTransactionId, decision } }]
  },
}

const otherMoves: Readonly<Record<string, Move>> = {
  async changeHousehold(life) {
    const said = [
      { key: 'annualIncome', value: life.seeded.between(0, 300_000) },
      { key: 'savingsRate', value: life.seeded.between(0, 30) / 100 },
      { key: 'retirementAge', value: life.seeded.between(50, 75) },
      { key: 'annualIncome', value: null },
    ]
    return ['changeHousehold', { body: { changes: [pick(life, said)] } }]
  },
  async sayOfStep(life) {
    const step = pick(life, (await life.client.call('dashboard', {})).data.nextSteps)
    if (step === undefined) return null
    if (life.seeded.inPercent(50)) return ['snoozeNextStep', { params: { id: step.id }, body: {} }]
    return ['setNextStepStatus', { params: { id: step.id, status: pick(life, ['0', '1', '2']) }, body: {} }]
  },
  setPlan: async (life) => ['setPlan', { params: { planType: pick(life, Object.values(PlanType)) }, body: {} }],
  cancelPlan: async (life) =>
    life.seeded.inPercent(30)
      ? ['cancelPlan', { params: { planType: pick(life, Object.values(PlanType)) }, body: {} }]
      : null,
  async undo(life) {
    const changeId = pick(life, life.changes.slice(-6))
    return changeId === undefined ? null : ['undoChange', { params: { changeId }, body: {} }]
  },
}

/** What a person does to budgets, plans, and steps, and how they take something back. */
export const planMoves: readonly Move[] = Object.values({ ...budgetMoves, ...otherMoves })

import { defineForm } from '../form.ts'
import { moveMoneyForm } from '../living-budgets.ts'
import { plannedPaymentForm } from '../recurring.ts'
import * as words from '../words/budget-fields.generated.ts'

/** The form of moving money between two budgets of a month. */
export const moveMoneyFields = defineForm(moveMoneyForm)({
  fromCategoryId: { kind: 'select', label: words.from },
  toCategoryId: { kind: 'select', label: words.to },
  amount: { kind: 'money', label: words.amount, subtype: 'positive' },
})

/** The form of a payment or income that is coming. */
export const plannedPaymentFields = defineForm(plannedPaymentForm)({
  description: { kind: 'text', label: words.description, maxLength: 120 },
  direction: {
    kind: 'choice',
    label: words.direction,
    choices: [
      { value: 'out', label: words.moneyOut },
      { value: 'in', label: words.moneyIn },
    ],
  },
  amount: { kind: 'money', label: words.amount, subtype: 'positive' },
  repeats: {
    kind: 'select',
    label: words.repeats,
    choices: [
      { value: 'once', label: words.once },
      { value: 'week', label: words.week },
      { value: 'two weeks', label: words.twoWeeks },
      { value: 'half month', label: words.halfMonth },
      { value: 'month', label: words.month },
      { value: 'two months', label: words.twoMonths },
      { value: 'quarter', label: words.quarter },
      { value: 'half year', label: words.halfYear },
      { value: 'year', label: words.year },
    ],
  },
  firstDate: { kind: 'date', label: words.firstDate },
  categoryId: { kind: 'select', label: words.category },
  userAccountId: { kind: 'select', label: words.account },
})

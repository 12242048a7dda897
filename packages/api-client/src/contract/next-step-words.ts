import { formatDate, formatMoney, type StepSentence, type StepSentenceKey, showsCents } from '@evenkeel/engine'
import type { NextStep } from './goals.ts'
import * as words from './words/next-step.generated.ts'

/** A text of the catalog whose values come from the server. */
export interface StepText {
  parts<Slot>(values: Readonly<Record<string, number | string | Slot>>): readonly (string | Slot)[]
}

const plain = (text: () => string): StepText => ({ parts: () => [text()] })

const texts: Readonly<Record<StepSentenceKey, StepText>> = {
  addBenefit: plain(words.addBenefit),
  addTerms: words.addTerms,
  autopay: words.autopay,
  bankSilent: words.bankSilent,
  bankStopped: words.bankStopped,
  categorize: words.categorize,
  categoryLeadsOver: words.categoryLeadsOver,
  categoryOver: words.categoryOver,
  checkBoth: plain(words.checkBoth),
  chooseOrder: plain(words.chooseOrder),
  claimLater: words.claimLater,
  claimMatch: words.claimMatch,
  coverUntilMedicare: words.coverUntilMedicare,
  directExtra: words.directExtra,
  disabilityGap: words.disabilityGap,
  draftOpen: words.draftOpen,
  employerCover: words.employerCover,
  enroll: words.enroll,
  findPolicy: plain(words.findPolicy),
  fundApart: plain(words.fundApart),
  fundFull: plain(words.fundFull),
  hasFullMatch: words.hasFullMatch,
  incomeDriven: words.incomeDriven,
  keepFundApart: plain(words.keepFundApart),
  lifeQuotes: words.lifeQuotes,
  loansUpToDate: plain(words.loansUpToDate),
  reviewMix: words.reviewMix,
  medicareStarts: words.medicareStarts,
  missingDocument: words.missingDocument,
  nameBeneficiaries: words.nameBeneficiaries,
  nameWhoGets: words.nameWhoGets,
  partnerEmployerCover: words.partnerEmployerCover,
  partnerQuotes: words.partnerQuotes,
  payAboveMinimum: plain(words.payAboveMinimum),
  payMore: words.payMore,
  paySurplus: words.paySurplus,
  planLacksFact: words.planLacksFact,
  policyPays: words.policyPays,
  proposalMoves: words.proposalMoves,
  proposalWaits: words.proposalWaits,
  raiseContribution: words.raiseContribution,
  ratesKnown: words.ratesKnown,
  rebalance: words.rebalance,
  recurringDoubled: words.recurringDoubled,
  recurringMissed: words.recurringMissed,
  recurringPrice: words.recurringPrice,
  reviewExpenses: words.reviewExpenses,
  sayStocks: words.sayStocks,
  spendLess: words.spendLess,
  startTransfer: words.startTransfer,
  transfer: words.transfer,
  unbudgeted: words.unbudgeted,
  unusedBenefits: words.unusedBenefits,
  updateLoans: plain(words.updateLoans),
  waitCovered: words.waitCovered,
  waitUnknown: words.waitUnknown,
  withdrawalOrder: words.withdrawalOrder,
}

const buttonTexts = {
  fixConnection: words.fixConnection,
  adjustBudget: words.adjustBudget,
  continueDraft: words.continueDraft,
  tryIt: words.tryIt,
  open: words.open,
  markDone: words.markDone,
}

type ButtonTexts = Readonly<Record<keyof typeof buttonTexts, () => string>>

const buttonKeys: Readonly<Record<NextStep['button'], keyof ButtonTexts>> = {
  fixConnection: 'fixConnection',
  adjustBudget: 'adjustBudget',
  continue: 'continueDraft',
  try: 'tryIt',
  open: 'open',
  markDone: 'markDone',
}

/** Returns the words of a step's one button. `texts` are those of other languages. */
export const stepButtonWord = (button: NextStep['button'], texts: ButtonTexts = buttonTexts): string =>
  texts[buttonKeys[button]]()

const mapped = <Value, Result>(values: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Returns a sentence in parts, with `amount` called for each amount, so that a screen can hide it. */
export const stepParts = <Slot>(
  { key, values, amounts, days }: StepSentence,
  amount: (dollars: number) => Slot,
  text = texts[key],
): readonly (string | Slot)[] =>
  text.parts<Slot>({ ...values, ...mapped(days, (day) => formatDate(day, 'MM/DD')), ...mapped(amounts, amount) })

/** Returns a sentence as plain text, for a name, a report, or people who listen. `text` is that of another language. */
export const stepText = (sentence: StepSentence, text?: StepText): string =>
  stepParts(sentence, (dollars) => formatMoney(dollars, { cents: showsCents(dollars) }), text).join('')

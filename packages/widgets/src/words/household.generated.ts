// Written by `npm run words` from the catalog of this feature. Do not edit.
import { createMessage } from '@evenkeel/engine'

/** Based on */
export const basedOn = /* @__PURE__ */ createMessage('Based on')

/** annual income of {value} */
export const basedOnIncome = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['annual income of ', a.value])

/** partner’s annual income of {value} */
export const basedOnPartnerIncome = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['partner’s annual income of ', a.value])

/** saving {value} */
export const basedOnSavingsRate = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['saving ', a.value])

/** partner saving {value} */
export const basedOnPartnerSavingsRate = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['partner saving ', a.value])

/** employer match of {value} */
export const basedOnEmployerMatch = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['employer match of ', a.value])

/** retiring at {value} */
export const basedOnRetirementAge = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['retiring at ', a.value])

/** partner retiring at {value} */
export const basedOnPartnerRetirementAge = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['partner retiring at ', a.value])

/** planning to age {value} */
export const basedOnLifeExpectancy = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['planning to age ', a.value])

/** spending {value} a month in retirement */
export const basedOnRetirementExpenses = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['spending ', a.value, ' a month in retirement'])

/** monthly needs of {value} */
export const basedOnEssentialExpenses = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['monthly needs of ', a.value])

/** {value} saved for retirement */
export const basedOnRetirementFund = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' saved for retirement'])

/** {value} saved for emergencies */
export const basedOnEmergencySavings = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' saved for emergencies'])

/** {value} of life insurance */
export const basedOnLifeCover = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' of life insurance'])

/** partner’s {value} of life insurance */
export const basedOnPartnerLifeCover = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['partner’s ', a.value, ' of life insurance'])

/** {value} a month from your employer if you can’t work */
export const basedOnDisabilityBenefit = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' a month from your employer if you can’t work'])

/** paid after {value} months */
export const basedOnWaitingMonths = /* @__PURE__ */ createMessage<{ value: string }>((a) => ['paid after ', a.value, ' months'])

/** {value} in stocks */
export const basedOnHeldStockShare = /* @__PURE__ */ createMessage<{ value: string }>((a) => [a.value, ' in stocks'])

/** Change */
export const change = /* @__PURE__ */ createMessage('Change')

/** Change what this plan is based on */
export const changeFacts = /* @__PURE__ */ createMessage('Change what this plan is based on')

/** What your plans are based on */
export const title = /* @__PURE__ */ createMessage('What your plans are based on')

/** Enter it once. Every plan that uses it updates. */
export const once = /* @__PURE__ */ createMessage('Enter it once. Every plan that uses it updates.')

/** Save */
export const save = /* @__PURE__ */ createMessage('Save')

/** Facts updated */
export const saved = /* @__PURE__ */ createMessage('Facts updated')

/** We no longer use what you typed */
export const takenBack = /* @__PURE__ */ createMessage('We no longer use what you typed')

/** Use linked balance */
export const linkedFigure = /* @__PURE__ */ createMessage('Use linked balance')

/** Use your employer’s number */
export const employersFigure = /* @__PURE__ */ createMessage('Use your employer’s number')

/** Use your average */
export const averageFigure = /* @__PURE__ */ createMessage('Use your average')

/** You typed this on {day}. */
export const typed = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['You typed this on ', a.day, '.'])

/** You told us this. */
export const saidBefore = /* @__PURE__ */ createMessage('You told us this.')

/** From {name}. */
export const from = /* @__PURE__ */ createMessage<{ name: string }>((a) => ['From ', a.name, '.'])

/** From your linked accounts. */
export const fromAccounts = /* @__PURE__ */ createMessage('From your linked accounts.')

/** Your average of the last 3 months. */
export const average = /* @__PURE__ */ createMessage('Your average of the last 3 months.')

/** We assume this until you say otherwise. */
export const assumed = /* @__PURE__ */ createMessage('We assume this until you say otherwise.')

/** We don’t know this yet. */
export const unknown = /* @__PURE__ */ createMessage('We don’t know this yet.')

/** We don’t know yet: {names}. */
export const unknownFacts = /* @__PURE__ */ createMessage<{ names: string }>((a) => ['We don’t know yet: ', a.names, '.'])

/** Also changes: {plans}. */
export const alsoChanges = /* @__PURE__ */ createMessage<{ plans: string }>((a) => ['Also changes: ', a.plans, '.'])

/** No plan in use changes. */
export const changesNothing = /* @__PURE__ */ createMessage('No plan in use changes.')

/** {plan}, {before, number} → {after, number} of 100 */
export const movedFutures = /* @__PURE__ */ createMessage<{ plan: string; before: number; after: number }>((a, w) => [a.plan, ', ', w.number(a.before), ' → ', w.number(a.after), ' of 100'])

/** {plan}, gap {before} → {after} */
export const movedGap = /* @__PURE__ */ createMessage<{ plan: string; before: string; after: string }>((a) => [a.plan, ', gap ', a.before, ' → ', a.after])

/** {plan}, {before} → {after} left */
export const movedLeft = /* @__PURE__ */ createMessage<{ plan: string; before: string; after: string }>((a) => [a.plan, ', ', a.before, ' → ', a.after, ' left'])

/** {plan}, {before, number} → {after, number} months */
export const movedMonths = /* @__PURE__ */ createMessage<{ plan: string; before: number; after: number }>((a, w) => [a.plan, ', ', w.number(a.before), ' → ', w.number(a.after), ' months'])

/** {plan}, {before} → {after} */
export const movedWord = /* @__PURE__ */ createMessage<{ plan: string; before: string; after: string }>((a) => [a.plan, ', ', a.before, ' → ', a.after])

/** Why it changed */
export const whyChanged = /* @__PURE__ */ createMessage('Why it changed')

/** It was {word} on {day}. */
export const wasThen = /* @__PURE__ */ createMessage<{ word: string; day: string }>((a) => ['It was ', a.word, ' on ', a.day, '.'])

/** Since {day}: */
export const since = /* @__PURE__ */ createMessage<{ day: string }>((a) => ['Since ', a.day, ':'])

/** {name}: {before} → {after} */
export const moved = /* @__PURE__ */ createMessage<{ name: string; before: string; after: string }>((a) => [a.name, ': ', a.before, ' → ', a.after])

/** Your accounts or your plan’s rules changed. Recalculate the plan to start from today. */
export const movedElse = /* @__PURE__ */ createMessage('Your accounts or your plan’s rules changed. Recalculate the plan to start from today.')

import { type SharedSubject, sharedSubjects } from '@evenkeel/api-client/contract/planner'
import { language, type Message } from '@evenkeel/engine'
import * as words from '../words/staff.generated.ts'

const names: Readonly<Record<SharedSubject, Message>> = {
  plans: words.subjectPlans,
  budgets: words.subjectBudgets,
  spending: words.subjectSpending,
  cashFlow: words.subjectCashFlow,
  balances: words.subjectBalances,
}
const list = new Intl.ListFormat(language)
const inWords = (subjects: readonly SharedSubject[]) => list.format(subjects.map((subject) => names[subject]()))

/** Returns what a person shares with their planner and what not, in words. */
export function sharedText(name: string, shared: readonly SharedSubject[]): string {
  const kept = sharedSubjects.filter((subject) => !shared.includes(subject))
  if (kept.length === 0) return words.sharesAll({ name })
  const not = words.sharesNot({ what: inWords(kept) })
  return shared.length === 0 ? not : `${words.shares({ name, what: inWords(shared) })} ${not}`
}

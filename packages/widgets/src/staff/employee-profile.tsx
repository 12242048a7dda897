import { type SharedSubject, sharedSubjects } from '@evenkeel/api-client/contract/planner'
import type { UserConfiguration } from '@evenkeel/api-client/contract/staff'
import { useQuery } from '@evenkeel/api-client/react'
import { language, type Message } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { FactList } from '../shared/fact-list.tsx'
import * as words from '../words/staff.generated.ts'
import { EmployeeMoney } from './employee-money.tsx'
import type { ShowPlan } from './employee-plans.tsx'
import { Reached } from './reached.tsx'

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
function sharedText(name: string, shared: readonly SharedSubject[]): string {
  const kept = sharedSubjects.filter((subject) => !shared.includes(subject))
  if (kept.length === 0) return words.sharesAll({ name })
  const not = words.sharesNot({ what: inWords(kept) })
  return shared.length === 0 ? not : `${words.shares({ name, what: inWords(shared) })} ${not}`
}

const yesOrNo = (is: boolean) => (is ? words.yes() : words.no())
/** Indexed by the API's numbers, in the words of the person's own settings. */
const connectivity = [words.bankInWindow, words.bankOnPage] as const

const employeeFacts = (user: UserConfiguration) =>
  [
    [
      words.email(),
      <TextLink key="email" href={`mailto:${user.email}`}>
        {user.email}
      </TextLink>,
    ],
    [words.emailVerified(), yesOrNo(user.isEmailVerified)],
    [words.phone(), user.phone ?? words.notProvided()],
    [words.termsAccepted(), yesOrNo(user.areTermsAccepted)],
    [words.accountsOf(), user.level1 ? words.manualOnly() : words.manualAndBanks()],
    [words.bankSignInOpens(), connectivity[user.accountConnectivityType]?.()],
    [words.companySignIn(), yesOrNo(user.isSsoEnabled)],
  ] as const

/** Says that the person can see who viewed their data, and what they share, before any of it is read. */
function SeenNotice({ user: { firstName, shared } }: { readonly user: UserConfiguration }) {
  return (
    <Notice icon="eye">
      {words.seesYou({ firstName })}
      {shared !== null && <span className="mt-1 block">{sharedText(firstName, shared)}</span>}
    </Notice>
  )
}

function DetailsCard({ user }: { readonly user: UserConfiguration }) {
  return (
    <Card title={words.details()}>
      <CardBody>
        <FactList facts={employeeFacts(user)} />
      </CardBody>
    </Card>
  )
}

/** One employee, as far as a planner or staff member may see: their money part by part on request, then their details. */
export function EmployeeProfile({ userId, showPlan }: { readonly userId: number; readonly showPlan: ShowPlan }) {
  const query = useQuery('staffConfiguration', { params: { userId: String(userId) } })
  const user = query.data
  if (user === undefined) {
    return (
      <Card>
        <CardBody>
          <Reached
            userId={userId}
            query={query}
            label={words.loadingTheEmployee()}
            failedTitle={words.employeeFailed()}
          >
            {() => null}
          </Reached>
        </CardBody>
      </Card>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <SeenNotice user={user} />
      <EmployeeMoney userId={userId} firstName={user.firstName} shared={user.shared} showPlan={showPlan} />
      <DetailsCard user={user} />
    </div>
  )
}

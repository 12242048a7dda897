import type { UserConfiguration } from '@evenkeel/api-client/contract/staff'
import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { EmployeeMoney } from './employee-money.tsx'
import type { ShowPlan } from './employee-plans.tsx'
import { FactList } from '../shared/fact-list.tsx'
import { Reached } from './reached.tsx'
import { sharedText } from './shared-text.ts'

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No')
/** Indexed by the API's numbers, in the words of the person's own settings. */
const connectivity = ['In a window of its own', 'In a frame on the page'] as const

const employeeFacts = (user: UserConfiguration) =>
  [
    [
      'Email',
      <TextLink key="email" href={`mailto:${user.email}`}>
        {user.email}
      </TextLink>,
    ],
    ['Email verified', yesOrNo(user.isEmailVerified)],
    ['Phone', user.phone ?? 'Not provided'],
    ['Company', user.companyName],
    ['Terms accepted', yesOrNo(user.areTermsAccepted)],
    ['Accounts', user.level1 ? 'By hand only' : 'By hand and from banks'],
    ['Bank link style', connectivity[user.accountConnectivityType]],
    ['Company sign-on', yesOrNo(user.isSsoEnabled)],
  ] as const

/** Says that the person can see who viewed their data, and what they share, before any of it is read. */
function SeenNotice({ user: { firstName, shared } }: { readonly user: UserConfiguration }) {
  return (
    <Notice icon="eye">
      {firstName} sees in their own log each time you look at something here: your name, what it was, and when.
      {shared !== null && <span className="mt-1 block">{sharedText(firstName, shared)}</span>}
    </Notice>
  )
}

function WhoCard({ user }: { readonly user: UserConfiguration }) {
  const titleId = useId()
  const links = useLinks()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={`${user.firstName} ${user.lastName}`} titleId={titleId} />
      <CardBody>
        <FactList facts={employeeFacts(user)} />
      </CardBody>
      <CardFooter>
        <TextLink arrow href={links.href(paths.staffTasks(user.userId))}>
          Tasks
        </TextLink>
        <TextLink arrow href={links.href(paths.staffHistory(user.userId))}>
          Calls and notes
        </TextLink>
      </CardFooter>
    </Card>
  )
}

/** One employee, as far as a planner or staff member may see: their identity, and their money part by part on request. */
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
            label="Loading the employee"
            skeleton={<SkeletonText lines={6} />}
            failedTitle="This employee did not load"
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
      <WhoCard user={user} />
      <EmployeeMoney userId={userId} firstName={user.firstName} shared={user.shared} showPlan={showPlan} />
    </div>
  )
}

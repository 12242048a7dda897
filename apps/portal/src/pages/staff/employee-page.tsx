import { CardBody } from '@evenkeel/ui/card'
import { ButtonLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { LazyCard } from '@evenkeel/widgets/shared/lazy-card.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { EmployeeHistory, EmployeeProfile } from '@evenkeel/widgets/staff'
import { Navigate } from 'react-router'
import { useEmployee, useEmployeeCrumbs } from './employee-crumbs.ts'
import { StaffPage } from './staff-page.tsx'
import { useIdParam } from './use-id-param.ts'
import * as navigation from '../../words/navigation.generated.ts'
import * as words from '../../words/staff.generated.ts'

const loadPlan = async () => (await import('./employee-plan.tsx')).EmployeePlan

const planSkeleton = (
  <CardBody>
    <SkeletonText lines={10} room="min-h-[216px]" />
  </CardBody>
)

/** One employee, under their name once it may be read. The charts of a plan load when the plan is opened. */
export function EmployeePage() {
  const userId = useIdParam('userId')
  if (userId === null) return <Navigate to={paths.staffEmployees()} replace />
  return <Employee userId={userId} />
}

function Employee({ userId }: { readonly userId: number }) {
  const user = useEmployee(userId)
  const known = user && {
    title: `${user.firstName} ${user.lastName}`,
    intro: user.companyName,
    actions: (
      <>
        <ButtonLink size="compact" icon="clipboard" href={`#${paths.staffTasks(userId)}`}>
          {words.tasks()}
        </ButtonLink>
        <ButtonLink size="compact" icon="file" href={`#${paths.staffHistory(userId)}`}>
          {navigation.callsAndNotes()}
        </ButtonLink>
      </>
    ),
  }
  return (
    <StaffPage {...known}>
      <EmployeeProfile
        key={userId}
        userId={userId}
        showPlan={(plan) => (
          <LazyCard title={words.plan()} skeleton={planSkeleton} load={loadPlan} props={{ plan }} isWanted />
        )}
      />
    </StaffPage>
  )
}

/** The calls, emails, meetings and notes with one employee. */
export function EmployeeHistoryPage() {
  const userId = useIdParam('userId')
  if (userId === null) return <Navigate to={paths.staffEmployees()} replace />
  return <HistoryOf userId={userId} />
}

function HistoryOf({ userId }: { readonly userId: number }) {
  return (
    <StaffPage crumbs={useEmployeeCrumbs(userId)}>
      <EmployeeHistory key={userId} userId={userId} />
    </StaffPage>
  )
}

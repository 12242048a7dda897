import { accountLabel, isCounted, language } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Heading } from '@evenkeel/ui/heading'
import { Loading, Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { type ReactNode, useCallback, useState } from 'react'
import { useCommand } from '../shared/commands.ts'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useHost } from '../shared/host.tsx'
import { type LinkablePlan, useLinkablePlans, usePlanAccounts } from './linkable-plans.ts'
import * as words from '../words/link-accounts.generated.ts'

const listed = new Intl.ListFormat(language)

function PlanRow({ plan, onChange }: { readonly plan: LinkablePlan; readonly onChange: () => void }) {
  const accounts = usePlanAccounts(plan.planType)
  return (
    <li className="flex items-start justify-between gap-4 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <Heading look="item" level={3}>
          {plan.name}
        </Heading>
        <QueryView
          query={accounts}
          label={words.loadingAccountsOf({ name: plan.name })}
          skeleton={<Skeleton height={16} width="60%" />}
          failedTitle={words.itsAccountsFailed()}
        >
          {(all) => {
            const names = all.filter(isCounted).map(accountLabel)
            return (
              <p className="text-label font-normal break-words text-text-muted">
                {names.length === 0 ? words.noAccountsLinked() : listed.format(names)}
              </p>
            )
          }}
        </QueryView>
      </div>
      <Button size="compact" aria-label={words.linkAccountsTo({ name: plan.name })} onClick={onChange}>
        {words.link()}
      </Button>
    </li>
  )
}

interface OnceThereProps {
  readonly plans: readonly LinkablePlan[]
  readonly isHeld?: boolean
  readonly children: ReactNode
}

/** Shows the plans once the accounts of all of them have come, or failed: each row is as high as its accounts, and would move the next. */
function OnceThere({ plans: [next, ...rest], isHeld = false, children }: OnceThereProps) {
  if (next !== undefined)
    return (
      <OnceNextIsThere {...{ next, plans: rest, isHeld }} key={next.planType}>
        {children}
      </OnceNextIsThere>
    )
  return isHeld ? (
    <Loading label={words.loadingGoals()}>
      <SkeletonText lines={6} />
    </Loading>
  ) : (
    children
  )
}

function OnceNextIsThere({ next, plans, isHeld, children }: OnceThereProps & { readonly next: LinkablePlan }) {
  const { isLoading } = usePlanAccounts(next.planType)
  return (
    <OnceThere plans={plans} isHeld={isHeld || isLoading}>
      {children}
    </OnceThere>
  )
}

function NoPlans() {
  return (
    <EmptyState icon="check" title={words.noGoals()}>
      {words.noGoalsText()}
    </EmptyState>
  )
}

const LinkAccountsHere = lazyDialog(async () => (await import('./link-accounts-on-stage.tsx')).LinkAccountsOnStage)

interface LinkAccountsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** Which accounts count for the person's goals, on another page. They are chosen on the stage and confirmed in our window. */
export function LinkAccountsCard({ signature }: LinkAccountsCardProps) {
  const { href } = useLinks()
  const plans = useLinkablePlans()
  const { stage } = useHost()
  const [opened, setOpened] = useState<{ readonly planType: number | null } | null>(null)
  const open = useCallback(
    (planType: number | null) => {
      if (stage === null) setOpened({ planType })
      else void stage.open('links', { planType })
    },
    [stage],
  )
  const close = useCallback(() => setOpened(null), [])
  useCommand(
    'open',
    useCallback(() => open(null), [open]),
  )
  useCommand('close', close)
  return (
    <Card title={words.linkAccounts()} fill>
      <CardBody>
        <QueryView
          query={plans}
          label={words.loadingGoals()}
          skeleton={<SkeletonText lines={6} />}
          failedTitle={words.goalsFailed()}
        >
          {(mine) =>
            mine.length === 0 ? (
              <NoPlans />
            ) : (
              <OnceThere plans={mine}>
                <p className="mb-4 text-body text-text-muted">{words.linkText()}</p>
                <ul>
                  {mine.map((plan) => (
                    <PlanRow key={plan.planType} plan={plan} onChange={() => open(plan.planType)} />
                  ))}
                </ul>
              </OnceThere>
            )
          }
        </QueryView>
      </CardBody>
      <CardFooter href={href(paths.allGoals())} link={words.exploreAllGoals()} secondary={signature} />
      {opened !== null && <LinkAccountsHere about={opened} onClose={close} />}
    </Card>
  )
}

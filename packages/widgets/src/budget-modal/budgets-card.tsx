import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { useQuery } from '@evenkeel/api-client/react'
import { explainBudgets, monthName, type Period, toPeriod } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { TextButton } from '@evenkeel/ui/button'
import { IconButton } from '@evenkeel/ui/icon-button'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useCallback, useState } from 'react'
import { toBudgetCents } from '../shared/budget-cents.ts'
import { useCommand } from '../shared/commands.ts'
import { ExplainedHelp } from '../shared/explained-help.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import { useHost } from '../shared/host.tsx'
import { useToday } from '../shared/today.tsx'
import { useWithCategories } from '../shared/use-category-name.ts'
import { BudgetSkeleton } from '../shared/budget-skeleton.tsx'
import { BudgetList } from './budget-list.tsx'
import { type OpenBudget, OpenBudgetDialogs } from './open-budget-dialogs.tsx'
import * as words from '../words/budget-card.generated.ts'

export interface BudgetsCardProps {
  /** The quiet words at the right of the footer on other people's pages; there the card lists only some budgets at first. */
  readonly signature?: ReactNode
}

/** How many budgets the card lists on other people's pages until the person opens the full list. */
const shortList = 3

const cardTitle = (period: Period, currentPeriod: Period) =>
  words.budgetsOf({
    month: monthName(period, period.slice(0, 4) === currentPeriod.slice(0, 4) ? 'month' : 'monthAndYear'),
  })

/** Returns the current month until another is chosen, so that a card that stays open moves on to the next month. */
function useMonth(currentPeriod: Period) {
  const [chosen, setChosen] = useState<Period | null>(null)
  const setPeriod = (period: Period) => setChosen(period === currentPeriod ? null : period)
  return [chosen ?? currentPeriod, setPeriod] as const
}

/** A month's budgets: what is left in total, then each with its bar, and links to the months before and after. */
export function BudgetsCard({ signature }: BudgetsCardProps) {
  const currentPeriod = toPeriod(useToday())
  const [period, setPeriod] = useMonth(currentPeriod)
  const [openBudget, setOpenBudget] = useState<OpenBudget | null>(null)
  const [isWhole, setIsWhole] = useState(signature === undefined)
  const { stage } = useHost()
  const show = useCallback(
    (wanted: OpenBudget) => {
      if (stage === null) return setOpenBudget(wanted)
      void stage.open('budget', { budgetId: wanted.budget?.budgetId ?? null, period })
    },
    [stage, period],
  )
  const create = useCallback(() => show({ budget: null }), [show])
  useCommand('open', create)
  useCommand(
    'close',
    useCallback(() => setOpenBudget(null), []),
  )
  const budgets = useWithCategories(useQuery('budgets', { body: { budgetPeriod: period } }))
  const count = budgets.data?.length ?? 0
  const isShort = !isWhole && count > shortList
  return (
    <Card
      title={cardTitle(period, currentPeriod)}
      beside={count > 0 && <BudgetsHelp period={period} budgets={budgets.data ?? []} />}
      action={!isShort && <MonthArrows period={period} onChange={setPeriod} />}
      fill
    >
      <CardBody flush>
        <QueryView
          query={budgets}
          label={words.loadingBudgets()}
          skeleton={<BudgetSkeleton listed={isWhole ? undefined : shortList} />}
          failedTitle={words.budgetsFailed()}
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {(all) => (
            <BudgetList
              budgets={all}
              period={period}
              listed={isShort ? shortList : undefined}
              onEdit={(budget) => show({ budget })}
            />
          )}
        </QueryView>
      </CardBody>
      <Foot signature={signature} onCreate={create}>
        {isShort && <TextButton onClick={() => setIsWhole(true)}>{words.viewAll({ count })}</TextButton>}
        {!isWhole && budgets.isLoading && <Skeleton width="5em" height={12} />}
      </Foot>
      <OpenBudgetDialogs
        open={openBudget}
        period={period}
        budgets={budgets.data ?? []}
        onClose={() => setOpenBudget(null)}
      />
    </Card>
  )
}

interface FootProps {
  readonly signature: ReactNode
  readonly onCreate: () => void
  readonly children: ReactNode
}

/** On home, the page of all budgets comes before a new one; elsewhere there is no such page. */
function Foot({ signature, onCreate, children }: FootProps) {
  const { href } = useLinks()
  const isAtHome = signature === undefined
  const create = (
    <TextButton icon="plus" onClick={onCreate}>
      {isAtHome ? words.createBudget() : words.create()}
    </TextButton>
  )
  return (
    <CardFooter secondary={isAtHome ? create : signature}>
      {isAtHome && (
        <TextLink arrow href={href(paths.budgets())}>
          {words.allBudgets()}
        </TextLink>
      )}
      {/* First, so that it stays where it is when the list has come. */}
      {!isAtHome && create}
      {children}
    </CardFooter>
  )
}

function BudgetsHelp({ period, budgets }: { readonly period: Period; readonly budgets: readonly Budget[] }) {
  const explanation = explainBudgets({ period, budgets: budgets.map(toBudgetCents) })
  return <ExplainedHelp title={words.howBudgets()} explanation={explanation} />
}

interface MonthArrowsProps {
  readonly period: Period
  readonly onChange: (period: Period) => void
}

function MonthArrows({ period, onChange }: MonthArrowsProps) {
  const navigation = useQuery('budgetNavigation', { body: { budgetPeriod: period } }).data
  const arrow = (icon: 'chevron-left' | 'chevron-right', label: string, target: Period | null | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      size="compact"
      disabled={!target}
      onClick={() => target && onChange(target)}
    />
  )
  return (
    <div className="-mr-2 flex">
      {arrow('chevron-left', words.previousMonth(), navigation?.previousPeriod)}
      {arrow('chevron-right', words.nextMonth(), navigation?.nextPeriod)}
    </div>
  )
}

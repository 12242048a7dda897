import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { AsOf } from '@evenkeel/ui/as-of'
import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Status } from '@evenkeel/ui/status'
import { Swatch } from '@evenkeel/ui/swatch'
import { Fragment, type ReactNode } from 'react'
import { toStatusName } from '../../shared/goal-look.ts'
import { VerdictName, VerdictText } from '../../shared/verdict-view.tsx'
import { asToday } from '../shell/as-today.ts'
import { FrameFoot, FrameMenu } from '../shell/plan-frame.tsx'

/** A figure of an answer with its name. */
interface Stat {
  readonly label: string
  readonly value: ReactNode
}

interface AnswerCardProps {
  readonly plan: PlanDetail
  /** The answer in one sentence, where the verdict has none. */
  readonly answer: ReactNode
  /** What the answer means, where the verdict does not say it. */
  readonly sentence?: ReactNode
  /** A sentence that no verdict says, so it follows a verdict's own. */
  readonly also?: ReactNode
  /** The answer does not depend on the verdict, so it remains the headline. */
  readonly holds?: boolean
  readonly stats: readonly Stat[]
  /** A picture or a list between the answer and the figures. */
  readonly children?: ReactNode
}

/** The result of a plan: status, the answer, its reasons, and its figures in a row. */
export function AnswerCard({ plan, answer, sentence, also, holds = false, stats, children }: AnswerCardProps) {
  const { verdict } = plan
  return (
    <Card>
      <div className="px-4 pt-5 pb-5 tablet:px-6">
        <AnswerState plan={plan} />
        <div className="mt-3 max-w-[640px]">
          <Heading look="result" level={2}>
            {verdict && !holds ? <VerdictText sentence={verdict.sentence} /> : answer}
          </Heading>
        </div>
        <AnswerReasons verdict={verdict} isWhole={holds} also={also}>
          {sentence}
        </AnswerReasons>
      </div>
      {children !== undefined && <div className="px-4 pb-5 tablet:px-6">{children}</div>}
      {stats.length > 0 && <Stats stats={stats} />}
      <FrameFoot />
    </Card>
  )
}

/** The further sentences of a verdict; without a verdict, the plan's own one. */
export function AnswerReasons({
  verdict,
  isWhole = false,
  also,
  children,
}: {
  readonly verdict: PlanDetail['verdict']
  /** The verdict's own sentence is not shown anywhere else. */
  readonly isWhole?: boolean
  readonly also?: ReactNode
  readonly children: ReactNode
}) {
  const look = 'mt-1 max-w-[640px] text-body text-text-muted'
  if (!verdict) return children !== undefined && <p className={look}>{children}</p>
  const { sentence, today, second } = verdict
  const shown = [...(isWhole ? [sentence] : []), today, second].filter((one) => one !== null)
  if (shown.length === 0 && also === undefined) return null
  return (
    <p className={look}>
      {also !== undefined && <>{also} </>}
      {shown.map((one) => (
        <Fragment key={one.key}>
          <VerdictText sentence={one} />{' '}
        </Fragment>
      ))}
    </p>
  )
}

/** The state of a plan, and the day of its figures. */
export function AnswerState({ plan }: Pick<AnswerCardProps, 'plan'>) {
  const { asOf } = asToday<unknown>(plan)
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {plan.verdict && <VerdictName verdict={plan.verdict} />}
        <Status status={toStatusName(plan.status)} />
        {asOf !== null && <AsOf when={formatDate(asOf, screenDateFormat)} />}
      </span>
      <FrameMenu />
    </div>
  )
}

function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4 border-t border-hairline px-4 py-5 tablet:px-6 @min-[720px]:grid @min-[720px]:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className={`min-w-[calc(50%-12px)] flex-1 @min-[720px]:min-w-0 ${stats.length === 3 ? '@min-[480px]:min-w-0' : ''}`}
        >
          <dt className="text-label font-normal text-text-muted">{label}</dt>
          <dd className="mt-0.5 text-stat text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PartsTableProps {
  readonly caption: string
  /** A row with a color is that part of the drawing next to the table. */
  readonly rows: readonly (Stat & { readonly color?: string })[]
  /** The sum under the rows. */
  readonly total?: Stat
}

/** The parts of a figure, row by row. */
export function PartsTable({ caption, rows, total }: PartsTableProps) {
  return (
    <table className="w-full">
      <caption className="mb-1 text-left text-card-title text-text">{caption}</caption>
      <tbody>
        {rows.map(({ label, value, color }) => (
          <tr key={label} className="border-t border-hairline">
            <th scope="row" className="py-2.5 pr-4 text-left text-body font-normal text-text-muted">
              {color !== undefined && (
                <span className="mr-2.5 inline-flex">
                  <Swatch color={color} />
                </span>
              )}
              {label}
            </th>
            <td className="py-2.5 text-right text-body font-medium">{value}</td>
          </tr>
        ))}
        {total && (
          <tr className="border-t border-border-strong">
            <th scope="row" className="py-2.5 pr-4 text-left text-body font-semibold">
              {total.label}
            </th>
            <td className="py-2.5 text-right text-body font-semibold">{total.value}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

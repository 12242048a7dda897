import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { AsOf } from '@evenkeel/ui/as-of'
import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Status } from '@evenkeel/ui/status'
import { Swatch } from '@evenkeel/ui/swatch'
import type { ReactNode } from 'react'
import { statusNameOf } from '../../shared/goal-look.ts'

/** A figure of an answer with its name. */
export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

interface AnswerCardProps {
  readonly plan: PlanDetail
  /** The answer in one sentence. */
  readonly answer: ReactNode
  /** What it means, or what can be done. */
  readonly sentence?: ReactNode
  readonly stats: readonly Stat[]
  /** A picture or a list between the answer and the figures. */
  readonly children?: ReactNode
}

/** What a plan came to: status, the answer, what supports it, and its figures in a row. */
export function AnswerCard({ plan, answer, sentence, stats, children }: AnswerCardProps) {
  return (
    <Card>
      <div className="px-4 pt-5 pb-5 tablet:px-6">
        <AnswerState plan={plan} />
        <div className="mt-3 max-w-[640px]">
          <Heading look="result" level={2}>
            {answer}
          </Heading>
        </div>
        {sentence !== undefined && (
          <p className="mt-1 max-w-[640px] text-sentence font-normal text-text-muted">{sentence}</p>
        )}
      </div>
      {children !== undefined && <div className="px-4 pb-5 tablet:px-6">{children}</div>}
      {stats.length > 0 && <Stats stats={stats} />}
    </Card>
  )
}

/** Where a plan stands, and for which day its figures are. */
export function AnswerState({ plan }: Pick<AnswerCardProps, 'plan'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Status status={statusNameOf(plan.status)} />
      {plan.asOf !== null && <AsOf when={formatDate(plan.asOf, screenDateFormat)} />}
    </div>
  )
}

export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4 border-t border-hairline px-4 py-5 tablet:px-6 @min-[720px]:grid @min-[720px]:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div key={label} className="min-w-[calc(50%-12px)] flex-1 @min-[720px]:min-w-0">
          <dt className="text-label font-normal text-text-muted">{label}</dt>
          <dd className="mt-0.5 text-stat text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PartsTableProps {
  readonly caption: string
  /** A row with a colour is that part of a drawing beside the table. */
  readonly rows: readonly (Stat & { readonly color?: string })[]
  /** The sum under the rows. */
  readonly total?: Stat
}

/** What a figure is made of, row by row. */
export function PartsTable({ caption, rows, total }: PartsTableProps) {
  return (
    <table className="w-full max-w-[560px]">
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

import {
  type ExplainedFigure,
  type ExplainedStep,
  type Explanation,
  formatDate,
  formatValue,
  screenDateFormat,
  ValueStyle,
} from '@evenkeel/engine'
import { Help } from '@evenkeel/ui/help'
import { Money } from '@evenkeel/ui/money'
import type { ReactNode } from 'react'
import { useToday } from './today.tsx'

interface ExplainedHelpProps {
  /** The button's name and the title: 'How cash flow is calculated'. */
  readonly title: string
  readonly explanation: Explanation
  /** The level of its heading, like in `Help`. */
  readonly level?: 2 | 3
}

const formatFigure = ({ value, unit }: Pick<ExplainedFigure, 'value' | 'unit'>): ReactNode =>
  unit === 'dollars' ? (
    <Money value={value} />
  ) : (
    formatValue(value, unit === 'percent' ? ValueStyle.percentage : ValueStyle.normal)
  )

interface LineProps {
  readonly figure: ExplainedFigure | ExplainedStep
  readonly detail: string | undefined
  readonly isAnswer: boolean
}

function Line({ figure, detail, isAnswer }: LineProps) {
  return (
    <div className={`border-b border-hairline py-1.5 ${isAnswer ? 'font-semibold text-text' : ''}`}>
      <dt className="float-left">{figure.label}</dt>
      <dd className="text-right">{formatFigure(figure)}</dd>
      {detail !== undefined && <dd className="clear-both text-caption font-normal text-text-subtle">{detail}</dd>}
    </div>
  )
}

/** How a figure was calculated, behind a small '?': the inputs, the result, the source of the rule, and the day for which it holds. */
export function ExplainedHelp({ title, explanation, level = 3 }: ExplainedHelpProps) {
  const today = useToday()
  return (
    <Help title={title} level={level}>
      <p className="font-medium text-text">{explanation.title}</p>
      <dl className="mt-1 text-label font-normal">
        {explanation.inputs.map((figure) => (
          <Line key={figure.label} figure={figure} detail={figure.note} isAnswer={false} />
        ))}
        {explanation.steps.map((step) => (
          <Line key={step.label} figure={step} detail={step.formula} isAnswer />
        ))}
      </dl>
      <p className="mt-2 text-caption">{`As of ${formatDate(today, screenDateFormat)}. ${explanation.source}.`}</p>
    </Help>
  )
}

import {
  type ExplainedFigure,
  type ExplainedSentence,
  explainedText,
  type Explanation,
  type ExplainedStep,
} from '@evenkeel/engine'
import { Icon } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useId, useState } from 'react'
import * as words from '../words/explanation.generated.ts'
import { ExplainedAmount, ExplainedText } from './explained-text.tsx'
import { type ExplainedPlan, type InputSource, inputSource, planOfInputs } from './input-source.ts'
import { useLinks } from './links.ts'

export interface ExplanationBodyProps {
  readonly explanation: Explanation
  /** For which day it holds, below the source. */
  readonly foot?: string | undefined
  /** The plan that is explained, if any. */
  readonly plan?: ExplainedPlan | undefined
  /** Another person's figures: their inputs are not changed here. */
  readonly isOfOther?: boolean | undefined
}

/** How many inputs are shown before the rest is among the math. */
const shownInputs = 6

/** How a figure was calculated: in sentences, then what was used, and on request step by step. */
export function ExplanationBody({ explanation, foot, plan, isOfOther = false }: ExplanationBodyProps) {
  const { title, prose, inputs, steps, source } = explanation
  const changed = planOfInputs(title.key, plan)
  const sourceOf = (label: string) => (isOfOther ? null : inputSource(label, changed))
  return (
    <div>
      <p className="text-body text-text-muted">
        {prose.map((sentence, index) => (
          <span key={sentence.key}>
            {index > 0 && ' '}
            <ExplainedText sentence={sentence} />
          </span>
        ))}
      </p>
      {inputs.length > 0 && <Used inputs={inputs.slice(0, shownInputs)} sourceOf={sourceOf} />}
      <ShowMath>
        <Lines figures={[...inputs.slice(shownInputs), ...steps]} sourceOf={sourceOf} />
        <p className="mt-2 text-caption text-text-subtle">
          {words.source.parts({ source: <ExplainedText key="source" sentence={source} /> })}
          {foot !== undefined && ` ${foot}`}
        </p>
      </ShowMath>
    </div>
  )
}

type SourceOf = (label: string) => InputSource | null

interface UsedProps {
  readonly inputs: readonly ExplainedFigure[]
  readonly sourceOf: SourceOf
}

function Used({ inputs, sourceOf }: UsedProps) {
  const id = useId()
  return (
    <>
      <p id={id} className="mt-3 text-label font-medium text-text">
        {words.whatWeUsed()}
      </p>
      <Lines figures={inputs} sourceOf={sourceOf} labelledBy={id} />
    </>
  )
}

interface LinesProps {
  readonly figures: readonly (ExplainedFigure | ExplainedStep)[]
  readonly sourceOf: SourceOf
  readonly labelledBy?: string
}

function detailOf(figure: ExplainedFigure | ExplainedStep): ExplainedSentence | undefined {
  if ('formula' in figure) return figure.formula
  return 'note' in figure ? figure.note : undefined
}

/** Where an input comes from, as the way to the place where it is changed. */
function Source({
  label,
  source: { text, path },
}: {
  readonly label: ExplainedSentence
  readonly source: InputSource
}) {
  const links = useLinks()
  if (path === null) return <>{text}</>
  return (
    <TextLink
      tone="inherit"
      href={links.href(path)}
      aria-label={words.changeNamed({ source: text, label: explainedText(label) })}
    >
      {text}
    </TextLink>
  )
}

function Lines({ figures, sourceOf, labelledBy }: LinesProps) {
  return (
    <dl aria-labelledby={labelledBy} className="text-label font-normal">
      {figures.map((figure, index) => {
        const detail = detailOf(figure)
        const source = sourceOf(figure.label.key)
        return (
          <div
            key={`${String(index)} ${figure.label.key}`}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-hairline py-1.5"
          >
            <dt className="text-text-muted">
              <ExplainedText sentence={figure.label} />
            </dt>
            <dd className="text-right text-text">
              <ExplainedAmount value={figure.value} unit={figure.unit} />
            </dd>
            {detail && (
              <dd className="col-span-2 text-caption font-normal text-text-subtle">
                <ExplainedText sentence={detail} />
              </dd>
            )}
            {source && (
              <dd className="col-span-2 text-caption font-normal text-text-subtle">
                <Source label={figure.label} source={source} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Closed at first: most people read only the sentences. */
function ShowMath({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="mt-3 inline-flex items-center gap-1 text-label text-accent hover:text-accent-hover hover:underline pointer-coarse:min-h-control-coarse"
      >
        {words.showMath()}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div id={id} hidden={!isOpen} data-print="open">
        {children}
      </div>
    </>
  )
}

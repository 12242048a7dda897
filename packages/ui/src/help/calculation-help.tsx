import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { howCalculated as title } from '../words/help-names.generated.ts'
import { lazyLayer } from '../overlay/lazy-layer.tsx'

export interface CalculationFact {
  label: string
  value: ReactNode
}

export interface CalculationHelpProps {
  /** How the result is calculated, in two or three sentences or steps. */
  steps: readonly string[]
  /** The inputs of the calculation, each with its value. */
  inputs: readonly CalculationFact[]
  /** Limits and dates, in small print. */
  note?: string
  /** A way to change the inputs. */
  action?: { label: string; onPress: () => void }
}

/** 'How was this calculated?': a text button that opens the steps and the inputs behind a figure. */
export function CalculationHelp({ steps, inputs, note, action }: CalculationHelpProps) {
  const id = useId()
  const [anchor, ref] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <button
        {...HelpLayer.preloadProps}
        type="button"
        ref={ref}
        data-print="hide"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex items-center gap-2 text-body text-accent hover:text-accent-hover hover:underline"
      >
        <Icon name="help" size={18} />
        {title}
      </button>
      {open && (
        <HelpLayer id={id} title={title} anchor={anchor} onClose={close}>
          <Steps steps={steps} />
          <Inputs inputs={inputs} />
          {note && <p className="mt-3 text-caption text-text-subtle">{note}</p>}
          {action && <ActionLink label={action.label} onPress={() => (close(), action.onPress())} />}
        </HelpLayer>
      )}
    </>
  )
}

const HelpLayer = lazyLayer(async () => (await import('../overlay/overlays.ts')).HelpLayer)

function Steps({ steps }: Pick<CalculationHelpProps, 'steps'>) {
  if (steps.length === 1) return <p className="text-text-muted">{steps[0]}</p>
  return (
    <ol className="list-decimal pl-5 text-text-muted">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function Inputs({ inputs }: Pick<CalculationHelpProps, 'inputs'>) {
  return (
    <dl className="mt-2">
      {inputs.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-hairline py-2 text-label">
          <dt className="font-normal text-text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ActionLink({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="mt-3 inline-flex items-center gap-2 text-label text-accent hover:text-accent-hover hover:underline"
    >
      {label}
      <Icon name="arrow-right" size={16} />
    </button>
  )
}

import { Icon, type IconName } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type StatusName = 'not-started' | 'plan-pending' | 'in-progress' | 'needs-attention'

interface Look {
  word: string
  icon: IconName
  colour: string
  /** The 7 px dot of a narrow list; null where the list shows none. */
  dot: string | null
}

const looks: Readonly<Record<StatusName, Look>> = {
  'not-started': { word: 'Not started', icon: 'status-not-started', colour: 'text-text-subtle', dot: 'bg-accent' },
  'plan-pending': { word: 'Plan pending', icon: 'status-pending', colour: 'text-accent', dot: 'bg-accent' },
  'in-progress': { word: 'In progress', icon: 'status-in-progress', colour: 'text-positive', dot: null },
  'needs-attention': { word: 'Needs attention', icon: 'alert-triangle', colour: 'text-danger', dot: 'bg-danger' },
}

export interface StatusProps {
  status: StatusName
}

/** Where a plan stands: icon, word and colour together, because colours alone look alike to some. */
export function Status({ status }: StatusProps) {
  const { word, icon, colour } = looks[status]
  return (
    <span className={`inline-flex items-center gap-1.5 text-label whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  )
}

/** The same in a narrow list: a dot where something is to be done, and the word for those who do not see it. */
export function StatusDot({ status }: StatusProps) {
  const { word, dot } = looks[status]
  return (
    <span className="inline-flex items-center">
      {dot && <span aria-hidden data-swatch className={`size-[7px] rounded-pill ${dot}`} />}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}

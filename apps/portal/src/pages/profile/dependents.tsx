import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { IconButton } from '@evenkeel/ui/icon-button'
import { lazyDialog } from '@evenkeel/widgets/shared/lazy-dialog.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { useRef, useState } from 'react'
import { DependentLine } from './dependent-line.tsx'
import { listWithout } from './dependent-form.ts'

const DependentDialog = lazyDialog(async () => (await import('./dependent-dialog.tsx')).DependentDialog)

/** The most that the server keeps. */
const MOST = 20

interface DependentsProps {
  readonly dependents: readonly Dependent[]
  readonly relations: Classifiers['dependentRelations']
}

const nameOf = ({ firstName, lastName }: Dependent) => `${firstName} ${lastName}`

/** Who depends on the person: to add to, to change and to take away, each saved at once. */
export function Dependents({ dependents, relations }: DependentsProps) {
  const change = useChange('saveDependents')
  const report = useReportedChange()
  const [open, setOpen] = useState<{ readonly edited: Dependent | null } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = async (gone: Dependent) => {
    await report(change.run({ body: { dependents: listWithout(dependents, gone) } }), `${gone.firstName} is removed`)
    // The button that was pressed is gone with its row.
    addButton.current?.focus()
  }
  return (
    <>
      {dependents.length === 0 ? (
        <EmptyState title="No dependents yet">
          Children, parents and others whose living costs you pay stand here.
        </EmptyState>
      ) : (
        <ul aria-label="Dependents" className="-mt-1 mb-4 divide-y divide-hairline">
          {dependents.map((dependent) => (
            <li key={dependent.dependentId} className="flex items-center gap-2 py-2.5">
              <div className="min-w-0 flex-1">
                <DependentLine dependent={dependent} relations={relations} />
              </div>
              <IconButton
                icon="pencil"
                label={`Change ${nameOf(dependent)}`}
                onClick={() => setOpen({ edited: dependent })}
              />
              <IconButton
                icon="trash"
                label={`Remove ${nameOf(dependent)}`}
                disabled={change.isBusy}
                onClick={() => void remove(dependent)}
              />
            </li>
          ))}
        </ul>
      )}
      {dependents.length < MOST && (
        <Button ref={addButton} icon="plus" onClick={() => setOpen({ edited: null })}>
          Add a dependent
        </Button>
      )}
      {open !== null && (
        <DependentDialog
          dependents={dependents}
          edited={open.edited}
          relations={relations}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

import type { Classifiers, Dependent } from '@evenkeel/api-client/contract/profile'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { IconButton } from '@evenkeel/ui/icon-button'
import { useRef, useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { listWithout } from './dependent-form.ts'
import { DependentLine } from './dependent-line.tsx'
import * as words from '../words/profile.generated.ts'

const DependentDialog = lazyDialog(async () => (await import('./dependent-dialog.tsx')).DependentDialog)

/** The server's maximum. */
const maxDependents = 20

interface DependentsProps {
  readonly dependents: readonly Dependent[]
  readonly relations: Classifiers['dependentRelations']
}

const fullName = ({ firstName, lastName }: Dependent) => `${firstName} ${lastName}`

/** The person's dependents, to add, edit and remove; each change is saved at once. */
export function Dependents({ dependents, relations }: DependentsProps) {
  const change = useChange('saveDependents')
  const report = useReportedChange()
  const [open, setOpen] = useState<{ readonly edited: Dependent | null } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = async (gone: Dependent) => {
    await report(
      change.run({ body: { dependents: listWithout(dependents, gone) } }),
      words.dependentRemoved({ firstName: gone.firstName }),
    )
    // The pressed button was removed with its row.
    addButton.current?.focus()
  }
  return (
    <>
      {dependents.length === 0 ? (
        <EmptyState title={words.noDependentsYet()}>{words.dependentsNone()}</EmptyState>
      ) : (
        <ul aria-label={words.dependents()} className="-mt-1 mb-4 divide-y divide-hairline">
          {dependents.map((dependent) => (
            <li key={dependent.dependentId} className="flex items-center gap-2 py-2.5">
              <div className="min-w-0 flex-1">
                <DependentLine dependent={dependent} relations={relations} />
              </div>
              <IconButton
                icon="pencil"
                label={words.editDependent({ dependent: fullName(dependent) })}
                onClick={() => setOpen({ edited: dependent })}
              />
              <IconButton
                icon="trash"
                label={words.removeDependent({ dependent: fullName(dependent) })}
                disabled={change.isBusy}
                onClick={() => void remove(dependent)}
              />
            </li>
          ))}
        </ul>
      )}
      {dependents.length < maxDependents && (
        <Button ref={addButton} icon="plus" onClick={() => setOpen({ edited: null })}>
          {words.addDependent()}
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

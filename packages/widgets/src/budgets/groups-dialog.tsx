import { type BudgetMonth, maxGroupName, maxOwnGroups } from '@evenkeel/api-client/contract/living-budgets'
import { useChange } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { FormDialog } from '@evenkeel/ui/form-dialog'
import { Heading } from '@evenkeel/ui/heading'
import { IconButton } from '@evenkeel/ui/icon-button'
import { Select } from '@evenkeel/ui/select'
import { TextField } from '@evenkeel/ui/text-field'
import { useState } from 'react'
import { useCategoryName } from '../shared/use-category-name.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/budgets.generated.ts'
import { groupTexts } from './budget-words.ts'
import * as own from './own-groups.ts'

interface GroupsDialogProps {
  readonly month: BudgetMonth
  readonly onClose: () => void
}

interface PartProps {
  readonly edited: own.EditedGroups
  readonly onEdit: (edited: own.EditedGroups) => void
}

/** Groups of one's own: their names and order, and which budgets are in them. */
export function GroupsDialog({ month, onClose }: GroupsDialogProps) {
  const [start] = useState(() => own.startGroups(month))
  const [edited, setEdited] = useState(start)
  const [isAsked, setAsked] = useState(false)
  const save = useChange('saveBudgetGroups')
  const report = useReportedChange()
  const { missing, taken } = own.faultyNames(edited)
  const submit = async () => {
    setAsked(true)
    if (missing.size + taken.size > 0) return
    if (await report(save.run({ body: own.toSaved(edited) }), words.groupsSaved())) onClose()
  }
  const part = { edited, onEdit: setEdited }
  return (
    <FormDialog
      title={words.groups()}
      submitLabel={words.saveGroups()}
      busy={save.isBusy}
      dirty={edited !== start}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-body text-text-muted">{words.groupsText()}</p>
      {edited.groups.length > 0 && (
        <ol aria-label={words.groups()} className="flex flex-col gap-3">
          {edited.groups.map((group, index) => (
            <GroupName
              key={group.key}
              {...part}
              group={group}
              index={index}
              error={fault(group, isAsked, { missing, taken })}
            />
          ))}
        </ol>
      )}
      {edited.groups.length < maxOwnGroups && (
        <div>
          <Button size="compact" icon="plus" onClick={() => setEdited(own.withNewGroup(edited))}>
            {words.addGroup()}
          </Button>
        </div>
      )}
      {edited.groups.length > 0 && <Places {...part} month={month} />}
    </FormDialog>
  )
}

function fault({ key }: own.EditedGroup, isAsked: boolean, { missing, taken }: ReturnType<typeof own.faultyNames>) {
  if (!isAsked) return undefined
  if (missing.has(key)) return words.groupNameMissing()
  return taken.has(key) ? words.groupNameTaken() : undefined
}

interface GroupNameProps extends PartProps {
  readonly group: own.EditedGroup
  readonly index: number
  readonly error: string | undefined
}

function GroupName({ edited, onEdit, group: { key, name }, index, error }: GroupNameProps) {
  const shown = name.trim() === '' ? words.groupNumber({ number: String(index + 1) }) : name
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          label={words.groupNumber({ number: String(index + 1) })}
          hideLabel
          placeholder={words.groupName()}
          value={name}
          maxLength={maxGroupName}
          error={error}
          onChange={(text) => onEdit(own.withName(edited, key, text))}
        />
      </div>
      <IconButton
        icon="chevron-up"
        label={words.groupUp({ name: shown })}
        disabled={index === 0}
        onClick={() => onEdit(own.withMoved(edited, key, -1))}
      />
      <IconButton
        icon="chevron-down"
        label={words.groupDown({ name: shown })}
        disabled={index === edited.groups.length - 1}
        onClick={() => onEdit(own.withMoved(edited, key, 1))}
      />
      <IconButton
        icon="trash"
        label={words.groupDelete({ name: shown })}
        onClick={() => onEdit(own.withoutGroup(edited, key))}
      />
    </li>
  )
}

const given = 'given'

/** Which group each budget of the month is in. */
function Places({ edited, onEdit, month: { budgets } }: PartProps & Pick<GroupsDialogProps, 'month'>) {
  const categoryName = useCategoryName()
  const items = edited.groups.map(({ key, name }, index) => ({
    value: String(key),
    label: name.trim() === '' ? words.groupNumber({ number: String(index + 1) }) : name,
  }))
  return (
    <>
      <Heading look="item" level={3}>
        {words.groupOfEach()}
      </Heading>
      <div className="grid gap-4 tablet:grid-cols-2">
        {budgets.map(({ categoryId, group }) => (
          <Select
            key={categoryId}
            label={categoryName(categoryId)}
            items={[{ value: given, label: groupTexts[group]() }, ...items]}
            value={String(edited.placed.get(categoryId) ?? given)}
            onChange={(value) => onEdit(own.withPlace(edited, categoryId, value === given ? null : Number(value)))}
          />
        ))}
      </div>
    </>
  )
}

import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { useId, useState } from 'react'
import { useToday } from '../../shared/today.tsx'
import { FieldControl } from './field-control.tsx'
import { type FieldValues, type FormField, type FormSection, wireName } from './form-field.ts'
import { LinkedFieldNote } from './linked-field.tsx'
import type { useFormState } from './use-form-state.ts'

interface SectionCardProps {
  readonly section: FormSection
  readonly state: ReturnType<typeof useFormState>
  /** The path of the field that linked accounts fill. */
  readonly fills: string | undefined
  /** Asked to choose the accounts that fill it; absent where there are none to choose from. */
  readonly onChooseAccounts: (() => void) | undefined
  readonly errors: readonly { readonly name: string; readonly message: string }[]
}

const isAskedNow = (values: FieldValues) => (field: FormField) => field.isAsked?.(values) ?? true

const isEmpty = (values: FieldValues) => (field: FormField) => (values[field.path] ?? null) === null

/** The fields of one subject; a rare one is a line with a button until it is wanted. Nothing while none of them is asked. */
export function SectionCard({ section, ...props }: SectionCardProps) {
  const titleId = useId()
  const { values } = props.state
  const [isWanted, setWanted] = useState(() => section.isRare !== true || !section.fields.every(isEmpty(values)))
  const fields = section.fields.filter(isAskedNow(values))
  if (fields.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader
        title={section.title}
        titleId={titleId}
        action={
          !isWanted && (
            <Button size="compact" icon="plus" aria-describedby={titleId} onClick={() => setWanted(true)}>
              Add
            </Button>
          )
        }
      />
      {isWanted ? (
        <CardBody>
          {section.intro !== undefined && (
            <p className="-mt-2 mb-4 max-w-[640px] text-body text-text-muted">{section.intro}</p>
          )}
          <div className="grid max-w-[720px] grid-cols-1 items-start gap-x-6 gap-y-4 @min-[560px]:grid-cols-2">
            {fields.map((field) => (
              <div key={field.path} className={field.wide ? '@min-[560px]:col-span-2' : ''}>
                <SectionField {...props} field={field} />
              </div>
            ))}
          </div>
        </CardBody>
      ) : (
        <div className="h-4" />
      )}
    </Card>
  )
}

function SectionField({
  field,
  state,
  fills,
  onChooseAccounts,
  errors,
}: Omit<SectionCardProps, 'section'> & { readonly field: FormField }) {
  const today = useToday()
  const value = state.values[field.path] ?? null
  const isFilled = field.path === fills
  return (
    <FieldControl
      field={field}
      value={value}
      onChange={(next) => state.set(field.path, next)}
      today={today}
      error={errors.find(({ name }) => name === wireName(field.path))?.message}
      beside={
        isFilled && (
          <LinkedFieldNote
            accounts={state.accounts}
            value={typeof value === 'number' ? value : null}
            onUseLinked={state.followLinked}
            onChoose={onChooseAccounts}
          />
        )
      }
    />
  )
}

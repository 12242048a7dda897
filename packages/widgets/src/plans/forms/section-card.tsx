import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { type ReactNode, useId, useState } from 'react'
import * as words from '../../words/plan-form.generated.ts'

interface SectionCardProps {
  /** In the address of the form's screen. */
  readonly id: string
  readonly title: string
  readonly intro: string | undefined
  /** False shows one line with a button until it is wanted. */
  readonly isOpenAtFirst: boolean
  readonly fields: readonly { readonly name: string; readonly isWide: boolean; readonly field: ReactNode }[]
}

/** The fields of one subject. Nothing while none of them is asked. */
export function SectionCard({ id, title, intro, isOpenAtFirst, fields }: SectionCardProps) {
  const titleId = useId()
  const [isWanted, setWanted] = useState(isOpenAtFirst)
  if (fields.length === 0) return null
  return (
    <div data-section={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Card labelledBy={titleId}>
        <CardHeader
          title={title}
          titleId={titleId}
          action={
            !isWanted && (
              <Button size="compact" icon="plus" aria-label={words.addNamed({ title })} onClick={() => setWanted(true)}>
                {words.add()}
              </Button>
            )
          }
        />
        {isWanted ? (
          <CardBody>
            {intro !== undefined && <p className="-mt-2 mb-4 max-w-[640px] text-body text-text-muted">{intro}</p>}
            <div className="grid max-w-[720px] grid-cols-1 items-start gap-x-6 gap-y-4 @min-[560px]:grid-cols-2">
              {fields.map(({ name, isWide, field }) => (
                <div key={name} className={isWide ? '@min-[560px]:col-span-2' : ''}>
                  {field}
                </div>
              ))}
            </div>
          </CardBody>
        ) : (
          <div className="h-4" />
        )}
      </Card>
    </div>
  )
}

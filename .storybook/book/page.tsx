import { Heading } from '@evenkeel/ui/heading'
import type { ReactNode } from 'react'

interface PageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of the book. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className="mx-auto flex max-w-[760px] flex-col gap-6 p-6 text-body text-text">
      <Heading look="page" level={1}>
        {title}
      </Heading>
      <p className="text-sentence">{lead}</p>
      {children}
    </main>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <Heading look="section" level={2}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** Rules, one a line. */
export function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}

interface PairProps {
  readonly does: readonly string[]
  readonly doesNot: readonly string[]
}

/** What to do, and what not. */
export function DoAndDoNot({ does, doesNot }: PairProps) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <div className="rounded-md border border-hairline bg-surface p-4">
        <p className="mb-2 font-semibold text-positive">Do</p>
        <Rules rules={does} />
      </div>
      <div className="rounded-md border border-hairline bg-surface p-4">
        <p className="mb-2 font-semibold text-danger">Don’t</p>
        <Rules rules={doesNot} />
      </div>
    </div>
  )
}

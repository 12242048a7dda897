import { type ComponentType, type ReactNode, useState } from 'react'
import { PrivacyProvider } from './privacy/privacy.tsx'

/** Texts that stories show to prove that a part has room for a text much longer than usual, and for one written from right to left. */
export const longText = 'Harbor Bank High-Yield Savings for the new roof, the kitchen and whatever else the house needs'
export const rightToLeftText = 'حساب التوفير'

/** Returns the story of a part whose content is a text: a long one, and one from right to left, in a narrow place. */
export const longAndRightToLeft = <Props extends { children?: ReactNode }>(Part: ComponentType<Props>) => ({
  render: (args: Props) => (
    <div className="flex max-w-60 flex-col items-start gap-3">
      <Part {...args}>{longText}</Part>
      <Part {...args}>{rightToLeftText}</Part>
    </div>
  ),
})

/** Returns a field that keeps what is typed or chosen, in the width of a form. */
export const held = <Props extends { value: unknown; onChange: (value: never) => void }>(Field: ComponentType<Props>) =>
  function Held(props: Props) {
    const [value, setValue] = useState(props.value)
    return (
      <div className="max-w-80">
        <Field {...props} value={value} onChange={setValue} />
      </div>
    )
  }

/** A decorator: a person hides every amount. */
export const amountsHidden = (Story: ComponentType) => (
  <PrivacyProvider hidden onHiddenChange={() => undefined}>
    <Story />
  </PrivacyProvider>
)

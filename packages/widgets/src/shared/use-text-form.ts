import { textControls } from '@evenkeel/ui/text-controls'
import { createUseForm } from '@evenkeel/ui/use-form'
import { withSaving } from './saved-form.ts'

/** Like `useForm`, for forms of texts and passwords alone: a page with such a form does not load the code of numbers, dates and lists. */
export const useTextForm = withSaving(createUseForm(textControls))

import '../../portal.css'
import '../app/style-elements.ts'
import { createClient } from '@evenkeel/api-client/client'
import { ApiProvider } from '@evenkeel/api-client/react'
import { FailureProvider } from '@evenkeel/widgets/shared/failure.tsx'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createPageRoot } from '../../shell/page-root.tsx'
import { OurWindow } from './our-window.tsx'
import { ToastPlace } from '@evenkeel/widgets/shared/toasts.tsx'

const place = document.getElementById('window')
const client = createClient({ onSessionEnded: () => location.reload() })

if (place !== null)
  createPageRoot(place).render(
    <StrictMode>
      <ApiProvider client={client}>
        <Provider>
          <FailureProvider>
            <OurWindow />
          </FailureProvider>
          <ToastPlace />
        </Provider>
      </ApiProvider>
    </StrictMode>,
  )

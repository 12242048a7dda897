import { createRoot } from 'react-dom/client'
import { EvenkeelWidget } from './evenkeel-widget.tsx'

const place = document.querySelector('#app')
if (place !== null) createRoot(place).render(<EvenkeelWidget />)

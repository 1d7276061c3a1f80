/** Before the unit tests, several of which start nginx at the same time: finds or installs it once. */
import { runMain } from '../run-main'
import { requireNginx } from './nginx'

void runMain(requireNginx)

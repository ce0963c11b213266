import { describePaymentProvider } from './payment-provider.suite.ts';
import { startSandbox } from './sandbox-under-test.ts';
import { describeSignedEvents } from './signed-events.suite.ts';

describePaymentProvider('the sandbox', startSandbox);
describeSignedEvents('the sandbox', startSandbox);

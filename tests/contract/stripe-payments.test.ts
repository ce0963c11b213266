import { describePaymentProvider } from './payment-provider.suite.ts';
import { describeSignedEvents } from './signed-events.suite.ts';
import { startStripe } from './stripe-under-test.ts';

describePaymentProvider('Stripe', startStripe);
describeSignedEvents('Stripe', startStripe);

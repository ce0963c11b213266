import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Actor, type Person, visitor } from './actor.ts';
import { findRefusal, listBinding, restrictions } from './restrictions.ts';

const person = (roles: Person['roles']): Actor => ({
  kind: 'person',
  id: 'usr_a',
  roles,
  status: 'active',
  isVerified: true
});
const admin = person(['user', 'admin']);
const others = fc.constantFrom<Actor>(visitor, person(['user']), person(['user', 'seller']));
const inForce = fc.subarray([...restrictions]);
const write = fc.constantFrom('post', 'put', 'delete');
const closing = fc.constantFrom(
  'registration_closed' as const,
  'selling_closed' as const,
  'buying_closed' as const
);

test('what is closed is refused to everybody, administrators included, and nothing else is', () => {
  fc.assert(
    fc.property(
      inForce,
      closing,
      write,
      fc.oneof(others, fc.constant(admin)),
      (all, closedBy, method, actor) => {
        const closed = all.filter((name) => name !== 'maintenance');
        const refusal = findRefusal(closed, { method, closedBy }, actor);
        expect(refusal).toBe(closed.includes(closedBy) ? closedBy : null);
      }
    )
  );
});

test('maintenance refuses every write but signing in, to everybody but administrators', () => {
  fc.assert(
    fc.property(write, others, (method, actor) => {
      expect(findRefusal(['maintenance'], { method }, actor)).toBe('maintenance');
      expect(findRefusal(['maintenance'], { method, isOpenInMaintenance: true }, actor)).toBeNull();
      expect(findRefusal(['maintenance'], { method }, admin)).toBeNull();
      expect(findRefusal(['maintenance'], { method: 'get' }, actor)).toBeNull();
    })
  );
});

test('a person is told exactly what binds them', () => {
  fc.assert(
    fc.property(inForce, others, (all, actor) => {
      expect(listBinding(all, actor)).toEqual(all);
      expect(listBinding(all, admin)).toEqual(all.filter((name) => name !== 'maintenance'));
    })
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffDocuments, editDocument, wholeDocument } from './edit-document.ts';
import { entities } from './entities.ts';
import type { DocumentValue } from './row.ts';

const entity = entities.listingDrafts;
const laptop = { deviceId: 'laptop', at: 1 };
const desktop = { deviceId: 'desktop', at: 2 };
const browser = { deviceId: 'browser', at: 3 };

const start: DocumentValue = {
  title: 'Rain',
  description: 'one\ntwo\nthree',
  tags: ['rain', 'night'],
  data: { concept: 'A harbor\nat night', mainSubject: 'a crane', fromNewerApp: 1 }
};

/** Two devices that edit the same document without seeing each other's edit, the server taking them in order. */
function editTwice(first: DocumentValue, second: DocumentValue) {
  const created = { value: start, stamps: { [wholeDocument]: laptop }, conflicts: [] };
  const once = editDocument(entity, created, diffDocuments(entity, start, first), desktop);
  return editDocument(entity, once, diffDocuments(entity, start, second), browser);
}

describe('two edits of a document', () => {
  it('both stand where they are of different fields, of the prompt too', () => {
    const merged = editTwice(
      { ...start, title: 'Snow' },
      { ...start, data: { ...(start['data'] as DocumentValue), mainSubject: 'a gull' } }
    );
    expect(merged.value).toEqual({
      ...start,
      title: 'Snow',
      data: { concept: 'A harbor\nat night', mainSubject: 'a gull', fromNewerApp: 1 }
    });
    expect(merged.conflicts).toEqual([]);
  });

  it('both stand in different lines of a text, and as different elements of a list', () => {
    const merged = editTwice(
      { ...start, description: 'ONE\ntwo\nthree', tags: ['rain', 'night', 'fog'] },
      { ...start, description: 'one\ntwo\nTHREE', tags: ['night'] }
    );
    expect(merged.value).toMatchObject({ description: 'ONE\ntwo\nTHREE', tags: ['night', 'fog'] });
    expect(merged.conflicts).toEqual([]);
  });

  it('keep both values of the same field: the later stands, the other is offered with its device', () => {
    const merged = editTwice({ ...start, title: 'Snow' }, { ...start, title: 'Fog' });
    expect(merged.value['title']).toBe('Fog');
    expect(merged.conflicts).toEqual([{ path: ['title'], value: 'Snow', writtenBy: desktop }]);
  });

  it('offer what a merged text held when a later edit cannot be merged with it', () => {
    const merged = editTwice(
      { ...start, description: 'ONE\ntwo\nthree' },
      { ...start, description: 'one\ntwo\nTHREE' }
    );
    const again = editDocument(
      entity,
      merged,
      [{ path: ['description'], from: 'one\ntwo\nTHREE', to: 'un\ntwo\nTHREE' }],
      { ...browser, at: 4 }
    );
    expect(again.conflicts).toEqual([
      { path: ['description'], value: 'ONE\ntwo\nTHREE', writtenBy: desktop }
    ]);
  });

  it('keep the later of two times, whichever edit comes last', () => {
    const from: DocumentValue = { updatedAt: 5 };
    const created = { value: from, stamps: { [wholeDocument]: laptop }, conflicts: [] };
    const later = diffDocuments(entities.templates, from, { updatedAt: 9 });
    const earlier = diffDocuments(entities.templates, from, { updatedAt: 7 });
    const once = editDocument(entities.templates, created, later, desktop);
    expect(editDocument(entities.templates, once, earlier, browser)).toMatchObject({
      value: { updatedAt: 9 },
      conflicts: []
    });
  });

  it('offer a removed field as one without a value', () => {
    const { title: _title, ...untitled } = start;
    expect(editTwice(untitled, { ...start, title: 'Fog' }).conflicts).toEqual([
      { path: ['title'], writtenBy: desktop }
    ]);
  });
});

const document = fc.record(
  {
    title: fc.constantFrom('Rain', 'Snow', 'Fog'),
    description: fc.constantFrom('one', 'one\ntwo', ''),
    tags: fc.uniqueArray(fc.constantFrom('rain', 'night', 'fog')),
    data: fc.option(
      fc.record({ concept: fc.string(), mainSubject: fc.string(), other: fc.integer() }, { requiredKeys: [] })
    )
  },
  { requiredKeys: [] }
);

describe('the difference of two documents', () => {
  it('leads from one to the other', () => {
    fc.assert(
      fc.property(document, document, (from, to) => {
        const before = { value: from, stamps: {}, conflicts: [] };
        expect(editDocument(entity, before, diffDocuments(entity, from, to), laptop).value).toEqual(to);
      })
    );
  });

  it('is nothing for the same document', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(diffDocuments(entity, value, value)).toEqual([]);
      })
    );
  });
});

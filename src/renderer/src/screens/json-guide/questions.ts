/** Questions and answers; plain text, for search engines too. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Does a JSON prompt give better clips?',
    answer:
      'Nobody can promise that, and we found no vendor who measured it. A prompt that is complete and in order is better than one that is not, and JSON makes both easier to see. Try it: render the prose and the JSON of the same shot once each, and keep what works for your model.'
  },
  {
    question: 'Is there an official schema for Veo, Kling or Runway?',
    answer:
      'Not for prompts. Their APIs do take JSON as the request: a field for the prompt, one for the length, one for the ratio. That is another thing, and the prompt inside of it is a text. The schema on this page is our own. It describes how Reelwright keeps a prompt.'
  },
  {
    question: 'Why does the model ignore my duration and resolution?',
    answer:
      'Because those are settings, not words. You choose them beside the prompt or in the request to the API. A few hosts read the length and the ratio from the text; the example for such a model has them there.'
  },
  {
    question: 'Should I paste the JSON with the quotation marks and brackets?',
    answer:
      'Only where its users report that it works. Otherwise copy the text: it says the same, in the order the model’s guide asks for, and leaves more room below the limit.'
  },
  {
    question: 'May I add keys of my own?',
    answer:
      'Yes. Reelwright keeps every key it does not know, through saving, undo and export. Whether a model does anything with it is for you to find out; a sentence in additionalParams is the safer place.'
  },
  {
    question: 'How do I say what I do not want?',
    answer:
      'Some models have a field for it, some read it in the text, and some draw what you name. Write what should be there instead, such as “an empty street”, and let the loss report tell you where a model puts the rest.'
  },
  {
    question: 'Can I paste a JSON prompt that somebody else wrote?',
    answer:
      'If it has the keys of the schema, paste it into the editor above. Every key must be there; each problem is named with its line, and nothing on the other side changes until the text is a prompt.'
  },
  {
    question: 'Where is what I type here kept?',
    answer:
      'In this browser or app, on this device. It is a prompt of its own and does not touch the one in the builder until you press “Open in builder”, which you can undo.'
  }
];

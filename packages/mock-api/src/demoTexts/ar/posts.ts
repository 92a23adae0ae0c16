import type { Texts } from '../texts';

export const posts: Texts = {
  'Most stock counts fail in the first five minutes: two people start at opposite ends, meet at the dairy shelf, and one of them has already counted the cream. The figure that comes out is wrong by one crate, and from then on nobody believes the sheet.':
    'تفشل معظم عمليات الجرد في الدقائق الخمس الأولى: يبدأ اثنان من طرفين متقابلين ويلتقيان عند رف الألبان، وقد عدّ أحدهما القشدة. يخرج الرقم خاطئًا بصندوق، ومن بعدها لا يصدق أحد الورقة.',
  'We changed one thing. The sheet now follows the shelves, left to right and top to bottom, and the person who counts never holds the pen.':
    'غيّرنا شيئًا واحدًا. صارت الورقة تتبع الرفوف من اليسار إلى اليمين ومن الأعلى إلى الأسفل، ومن يعدّ لا يمسك القلم أبدًا.',
  'What goes on the sheet': 'ما يُكتب في الورقة',
  'The shelf first, the product second. People walk past shelves, not past categories.':
    'الرف أولًا ثم المنتج. الناس يمرون بالرفوف لا بالفئات.',
  'The unit it is bought in. Three and a half crates is a count; forty-two lemons is an argument.':
    'وحدة الشراء. ثلاثة صناديق ونصف عدٌّ، أما اثنتان وأربعون ليمونة فجدال.',
  'A blank, never last week’s number. A number that is already there gets copied.':
    'خانة فارغة لا رقم الأسبوع الماضي. فالرقم المكتوب يُنسخ.',
  'The first honest count was 6% below the books. That was not theft. It was four months of half cases written as whole ones, and it took one evening to put right.':
    'كان أول جرد صادق أقل من الدفاتر بنسبة 6%. لم تكن سرقة، بل أربعة أشهر من أنصاف صناديق كُتبت كاملة، وأصلحناها في أمسية.',
  'At ten past eight on a Friday the pass at Saltbox &amp; Rye held eleven plates and three arguments. Every one of the plates was hot when it was put there.':
    'في الثامنة وعشر دقائق من يوم جمعة كان على ممر التسليم في Saltbox &amp; Rye أحد عشر طبقًا وثلاثة خلافات. وكان كل طبق ساخنًا حين وُضع.',
  'The trouble was not the cooks, and it was not the runners. There was room for six plates. The seventh went on top of the ticket printer, and from then on nobody could read a ticket without moving food.':
    'لم تكن المشكلة في الطهاة ولا في المساعدين. كان المكان يتسع لستة أطباق. ووُضع السابع فوق طابعة التذاكر، ومن بعدها لم يستطع أحد قراءة تذكرة دون تحريك الطعام.',
  'If there is no empty space on the pass, there is nobody running it.':
    'إن لم يكن في ممر التسليم مكان فارغ فلا أحد يديره.',
  'We moved the printer up, took the bread basket away and painted six squares. A seventh plate now has nowhere to go, so somebody calls for hands. Landing time fell from nine minutes to six in a week.':
    'رفعنا الطابعة وأزلنا سلة الخبز ورسمنا ستة مربعات. لم يعد للطبق السابع مكان، فينادي أحدهم على من يحمل. وانخفض وقت الانتظار من تسع دقائق إلى ست في أسبوع.',
  'We followed forty tables for a fortnight. Nobody read a description to its end when it ran past two lines, and nobody ordered a side that stood in a list called “Sides”.':
    'تابعنا أربعين طاولة أسبوعين. لم يقرأ أحد وصفًا زاد على سطرين حتى نهايته، ولم يطلب أحد طبقًا جانبيًا من قائمة اسمها «الأطباق الجانبية».',
  'So the charred cabbage left the list and went under the lamb, with its price. It outsold the chips by Thursday.':
    'فغادر الملفوف المشوي القائمة ووُضع تحت الضأن مع سعره. وبحلول الخميس تفوّق على البطاطا المقلية.',
  'Three rules we kept': 'ثلاث قواعد أبقيناها',
  'Name what is done to it before where it comes from.': 'اذكر ما يُصنع به قبل أن تذكر مصدره.',
  'One surprise a dish. Two read like a mistake.': 'مفاجأة واحدة في الطبق. اثنتان تبدوان خطأً.',
  'If the price needs an excuse, change the plate, not the words.': 'إن احتاج السعر إلى عذر فغيّر الطبق لا الكلمات.',
  'The hardest part was to throw away “selection of”. Nobody has ever craved a selection.':
    'كان الأصعب التخلي عن «تشكيلة من». لم يشتهِ أحد تشكيلة قط.',
  'A table of four that does not come is usually booked as four average bills lost. That is too much: what was not cooked was not bought twice. It is also too little, because the table of two you turned away at the door is nowhere in the books.':
    'تُحسب طاولة الأربعة التي لم تأتِ عادةً كأربع فواتير متوسطة ضائعة. هذا كثير: ما لم يُطبخ لم يُشترَ مرتين. وهو أيضًا قليل، لأن طاولة الاثنين التي رددتها عند الباب ليست في أي دفتر.',
  'The sum': 'الحساب',
  'The margin of four covers, not their price: about 62% of the bill here.':
    'هامش أربعة ضيوف لا سعرهم: نحو 62% من الفاتورة هنا.',
  'The walk-in you refused between a quarter to and half past.': 'الزبون بلا حجز الذي رددته بين الربع والنصف.',
  'The prep that only keeps for one service. For us that is fish and salad.':
    'التحضير الذي لا يصلح إلا لخدمة واحدة. وهو عندنا السمك والسلطة.',
  'Nothing for the wages. They were paid either way.': 'لا شيء للأجور. كانت ستُدفع على أي حال.',
  'In New York it comes to $148 for a table of four. A message at two in the afternoon, with one button to cancel, costs four cents and saves one table in three.':
    'في نيويورك يبلغ ذلك 148 دولارًا لطاولة من أربعة. ورسالة في الثانية ظهرًا، بزر واحد للإلغاء، تكلف أربعة سنتات وتنقذ طاولة من كل ثلاث.',
  'The fish at Casa Alecrim is not better because we have a better eye for it. It is better because the invoice of last Tuesday was paid last Tuesday.':
    'سمك Casa Alecrim ليس أفضل لأن نظرتنا أفضل، بل لأن فاتورة الثلاثاء الماضي دُفعت يوم الثلاثاء الماضي.',
  'Small suppliers have no credit department. They have a phone, a van and a memory. When there are four good turbots and nine restaurants, the memory decides.':
    'صغار المورّدين بلا قسم ائتمان. لديهم هاتف وشاحنة وذاكرة. وحين تكون هناك أربع سمكات ترس جيدة وتسعة مطاعم، تقرر الذاكرة.',
  'You are not buying fish. You are buying the second phone call.': 'أنت لا تشتري السمك. أنت تشتري الاتصال الثاني.',
  'So payment dates are now a thing the app nags about, two days ahead, with the name of the person who is waiting. Late payments went from eleven a month to one.':
    'لذلك صار التطبيق يذكّر بمواعيد الدفع قبل يومين، مع اسم من ينتظر. وانخفضت المدفوعات المتأخرة من إحدى عشرة في الشهر إلى واحدة.',
  'A list that is too long is not done slowly. It is done in one go, from memory, at the door, with a coat on. That is how thirty-one ticks and an open gas tap happen on the same night.':
    'القائمة الطويلة لا تُنجز ببطء، بل دفعة واحدة، من الذاكرة، عند الباب وبالمعطف. هكذا تجتمع إحدى وثلاثون علامة وصنبور غاز مفتوح في ليلة واحدة.',
  'The nine': 'التسعة',
  'Gas off at the wall.': 'إغلاق الغاز من الجدار.',
  'Walk-in door closed, seal felt with the hand.': 'إغلاق باب غرفة التبريد وتفقد الحشية باليد.',
  'Fryer covered.': 'تغطية المقلاة.',
  'Raw below cooked.': 'النيء تحت المطبوخ.',
  'Everything labelled with today.': 'ملصق بتاريخ اليوم على كل شيء.',
  'Drains clear.': 'المصارف نظيفة.',
  'Ice machine shut.': 'إغلاق آلة الثلج.',
  'Bins out.': 'إخراج النفايات.',
  'Back door, from outside.': 'الباب الخلفي، من الخارج.',
  'Everything else moved to the morning, where someone is awake enough to do it properly.':
    'وكل ما عدا ذلك نُقل إلى الصباح، حين يكون أحدهم مستيقظًا بما يكفي ليؤديه كما ينبغي.',
  'There are three moments to say that the short rib is finished: when they sit down, when they order, and when the kitchen sends somebody out. Each costs about ten times what the one before does.':
    'هناك ثلاث لحظات للقول إن الأضلاع نفدت: حين يجلسون، وحين يطلبون، وحين يرسل المطبخ أحدًا. وكل لحظة تكلف نحو عشرة أضعاف سابقتها.',
  'The board in the app takes one tap from the line, and the tablets on the floor show it two seconds later. What took longer was the habit. For the first month we counted how many portions were left when the tap was made. The answer was zero, and often less.':
    'لوحة التطبيق تحتاج إلى لمسة واحدة من الخط، وتعرضها أجهزة الصالة بعد ثانيتين. ما استغرق وقتًا هو العادة. في الشهر الأول عددنا الحصص الباقية عند اللمسة. وكان الجواب صفرًا، وغالبًا أقل.',
  'Tap at four, not at nought': 'المس عند الأربعة لا عند الصفر',
  'Now the dish is marked “last four” while there still are four. Servers sell them, tables feel lucky, and the rib has not been struck off a ticket since September.':
    'الآن يُعلَّم الطبق بـ«آخر أربعة» ما دام فيه أربعة. يبيعها النُدُل وتشعر الطاولات بالحظ، ولم تُشطب الأضلاع من تذكرة منذ سبتمبر.',
  'Half the people who left in spring named the same reason, and it was not the pay. They did not know on Thursday whether they worked on Saturday.':
    'نصف من غادروا في الربيع ذكروا السبب نفسه، ولم يكن الأجر. لم يعرفوا يوم الخميس إن كانوا سيعملون يوم السبت.',
  'The new roster comes out every second Monday, for the fourteen days that begin a week later. What is out is fixed. Whoever wants a change finds a swap, and the app only asks the manager when the swap would cost overtime or leave a station without anyone trained for it.':
    'يصدر الجدول الجديد كل ثاني اثنين، للأيام الأربعة عشر التي تبدأ بعد أسبوع. وما صدر ثابت. ومن يريد تغييرًا يجد بديلًا، ولا يسأل التطبيق المدير إلا إذا كلف التبديل ساعات إضافية أو ترك قسمًا بلا مدرَّب.',
  'Open shifts fell by half.': 'انخفضت الورديات الشاغرة إلى النصف.',
  'Sick notes on Saturdays fell by a third.': 'وانخفضت إجازات المرض أيام السبت بمقدار الثلث.',
  'The manager got Mondays back.': 'واستعاد المدير أيام الاثنين.',
  'The hardest rule to keep is ours: no more “could you just”. We broke it twice, and both times it cost us a week of trust.':
    'أصعب قاعدة هي قاعدتنا: لا مزيد من «هل يمكنك فقط». كسرناها مرتين، وكلفتنا في كل مرة أسبوعًا من الثقة.',
  'On the card it said “a knob of butter, miso to taste”. In Tokyo taste is one thing and in Lisbon another, and a knob is whatever the person who trained you held up.':
    'كان في البطاقة «قطعة زبدة وميسو حسب الذوق». الذوق في طوكيو شيء وفي لشبونة شيء آخر، والقطعة هي ما رفعه من درّبك.',
  'We weighed everything for a week, without changing anything, and wrote down what each kitchen really did. The differences were not where we had looked for them: the butter was the same to the gram, the miso differed by a factor of two, and New York had added lime.':
    'وزنّا كل شيء أسبوعًا دون تغيير، وكتبنا ما يفعله كل مطبخ حقًا. لم تكن الفروق حيث بحثنا: الزبدة متطابقة بالجرام، والميسو يختلف إلى الضعف، وأضافت نيويورك الليمون الأخضر.',
  'The lime stayed. It is on the card now, for all three.': 'بقي الليمون الأخضر. وهو الآن في البطاقة للثلاثة.',
  'A recipe card has a yield, weights, one photo of how it looks when it is right and one of how it looks when it is too late. No adjectives.':
    'في بطاقة الوصفة كمية ناتجة وأوزان وصورة للشكل الصحيح وأخرى لما فات أوانه. بلا صفات.',
  'A void before the ticket prints is a slip of the finger. A void after it printed is a plate. They stand in the same column on most reports, and so nobody reads the column.':
    'الإلغاء قبل طباعة التذكرة زلة إصبع. وبعدها طبق. وفي معظم التقارير هما في عمود واحد، فلا يقرأ أحد العمود.',
  'We split them. The first kind tells you which button is too close to which. The second tells you what left the pass and came back, and at which minute.':
    'فصلناهما. الأول يخبرك أي زر قريب جدًا من الآخر. والثاني يخبرك ما غادر ممر التسليم وعاد، وفي أي دقيقة.',
  'What we found': 'ما وجدناه',
  'Nine of ten slips were the same two buttons. They have swapped places.':
    'تسع زلات من كل عشر كانت الزرين نفسيهما. وقد تبادلا المكان.',
  'Plates came back mostly between 20:40 and 21:10, from the six tables furthest from the pass.':
    'عادت الأطباق غالبًا بين 20:40 و21:10، من الطاولات الست الأبعد عن ممر التسليم.',
  'Comps followed ten minutes later, on the same tables.': 'وتلتها الضيافة بعد عشر دقائق، على الطاولات نفسها.',
  'One more runner in that half hour costs $19 a night. The plates that came back cost $70.':
    'مساعد إضافي في تلك النصف ساعة يكلف 19 دولارًا في الليلة. وكانت الأطباق العائدة تكلف 70 دولارًا.',
  'Oil is the one thing in the dry store that rises in price every month from May to October and is no better for it. We ordered by the pallet as the cellar emptied, and paid for each of those months.':
    'الزيت هو الشيء الوحيد في المخزن الجاف الذي يرتفع سعره كل شهر من مايو إلى أكتوبر دون أن يتحسن. كنا نطلب بالمنصة كلما فرغ القبو وندفع ثمن كل شهر منها.',
  'This year the group bought 1,140 litres in November, from two presses, at one price. It takes a third of a shelf in each restaurant and a corner of the warehouse.':
    'هذا العام اشترت المجموعة 1140 لترًا في نوفمبر من معصرتين بسعر واحد. ويشغل ذلك ثلث رف في كل مطعم وركنًا من المستودع.',
  'What to check first': 'ما يجب التحقق منه أولًا',
  'That it keeps: dark, cool, and in tins of five litres.': 'أنه يُحفظ: في الظلام والبرودة وفي صفائح من خمسة لترات.',
  'That the press takes payment in three parts.': 'أن المعصرة تقبل الدفع على ثلاث دفعات.',
  'That the chef has tasted the tin and not the sample.': 'أن رئيس الطهاة تذوق الصفيحة لا العينة.',
  'Against last year’s invoices it saves 11%. Against last year’s panic in August it saves rather more.':
    'مقارنةً بفواتير العام الماضي يوفر 11%. ومقارنةً بذعر أغسطس الماضي أكثر قليلًا.',
  'Somebody who follows a good server for a week learns to follow. So each of the first four evenings has one job, and that job is real.':
    'من يتبع نادلًا جيدًا أسبوعًا يتعلم الاتباع. لذلك لكل أمسية من الأربع الأولى مهمة واحدة حقيقية.',
  'Run food. By the end of it they know every table number and every plate.':
    'حمل الطعام. في نهايتها يعرفون كل رقم طاولة وكل طبق.',
  'Water, bread and clearing on one section. They learn to look at a table without being asked.':
    'الماء والخبز ورفع الأطباق في قسم واحد. يتعلمون النظر إلى الطاولة دون أن يُطلب منهم.',
  'Two tables of their own, with somebody at the next section who has one table fewer.':
    'طاولتان لهم، مع شخص في القسم المجاور لديه طاولة أقل.',
  'Four tables, and the till. The manager reads the bills with them after close.':
    'أربع طاولات والصندوق. ويقرأ المدير الفواتير معهم بعد الإغلاق.',
  'On the fifth evening they are on the roster. Not everybody stays, but those who go do so on the second evening and not in the second month.':
    'في الأمسية الخامسة يدخلون الجدول. لا يبقى الجميع، لكن من يغادر يفعل ذلك في الأمسية الثانية لا في الشهر الثاني.',
  'A list of allergens that is typed a second time is wrong within a month. Ours was right on the wall, old on the tablets and missing on the delivery menu.':
    'قائمة حساسية تُكتب مرة ثانية تصير خاطئة خلال شهر. كانت قائمتنا صحيحة على الجدار وقديمة على الأجهزة وغائبة عن قائمة التوصيل.',
  'Now it is worked out from the recipe cards. Whoever changes a card sees which dishes gain or lose a mark, and the change cannot be published until a second person has looked.':
    'الآن تُحسب من بطاقات الوصفات. ومن يغيّر بطاقة يرى أي الأطباق تكتسب علامة أو تفقدها، ولا يُنشر التغيير حتى ينظر فيه شخص ثانٍ.',
  'Still open: what we say when a supplier swaps a product on the morning of the delivery. We will write that down when we have tried it for a month.':
    'ما زال مفتوحًا: ماذا نقول حين يستبدل مورّد منتجًا صباح التسليم. سنكتب ذلك بعد تجربة شهر.',
  'Covers by half hour, January to March, three years. Wages against the last hour of service.':
    'الضيوف لكل نصف ساعة من يناير إلى مارس لثلاث سنوات. والأجور مقابل آخر ساعة خدمة.',
  'Lisbon: close at 22:30 on Mondays?': 'لشبونة: الإغلاق عند 22:30 أيام الاثنين؟',
  'Tokyo: the last train decides.': 'طوكيو: آخر قطار يقرر.',
  'New York: ask Ilse about the bar.': 'نيويورك: اسأل إيلسه عن البار.',
};
